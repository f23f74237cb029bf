import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openVerdicts, toVerdictKey } from './verdicts.ts'

test('default: stored verdicts are read again by the next run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verdicts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'deep/verdicts.json')
  const first = openVerdicts(path)
  first.store('one', 'survived')
  first.store('two', 'nearest')
  const second = openVerdicts(path)
  expect(['one', 'two', 'three'].map(second.read)).toEqual(['survived', 'nearest', undefined])
})

test('default: a change of the mutant, its file or its tests makes a verdict void', () => {
  const mutation = { start: 1, end: 2, text: '<', line: 1, was: '<=' }
  const mutant = { file: 'one.ts', mutation }
  const keys = [
    toVerdictKey(mutant, ['a <= b', 'test']),
    toVerdictKey({ ...mutant, file: 'two.ts' }, ['a <= b', 'test']),
    toVerdictKey({ ...mutant, mutation: { ...mutation, start: 0 } }, ['a <= b', 'test']),
    toVerdictKey({ ...mutant, mutation: { ...mutation, text: '>' } }, ['a <= b', 'test']),
    toVerdictKey(mutant, ['a <= c', 'test']),
    toVerdictKey(mutant, ['a <= b', 'other test']),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(toVerdictKey(mutant, ['a <= b', 'test'])).toBe(keys[0])
})
