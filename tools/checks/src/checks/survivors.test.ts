import { expect, test } from 'vitest'
import { type FileRecord, standard } from '../mutants/MutantsRecord.ts'
import { hashSource, toRecord } from '../mutants/scores.ts'
import { recordBreaches } from './survivors.ts'

const target = (file: string, area: string) => ({ area, file, tests: [] })
const targets = [target('a.ts', 'keys'), target('b.ts', 'line')]
const texts = new Map([
  ['a.ts', 'if (age > limit) return'],
  ['b.ts', 'drop(message)'],
])
const survivor = { line: 'if (age > limit) return', was: '>', became: '>=' }

const runOf = (file: string, survivors = 0): FileRecord => ({
  ...standard,
  killed: 10 - survivors,
  tried: 10,
  source: hashSource(texts.get(file) ?? ''),
  survived: Array.from({ length: survivors }, () => survivor),
})

const record = (runs: Readonly<Record<string, FileRecord>>) => toRecord(targets, (x) => runs[x])
const whole = record({ 'a.ts': runOf('a.ts', 1), 'b.ts': runOf('b.ts') })
const breaches = (given = whole, read = (file: string) => texts.get(file)) =>
  recordBreaches(given, targets, read)

test('default: accepts targets that ran on their present text with enough mutants killed', () => {
  expect(whole.score).toEqual({ killed: 19, tried: 20 })
  expect(breaches()).toEqual([])
})

test('error: a target that was never tried', () => {
  const breach = 'b.ts has no record: run pnpm mutants b.ts --write'
  expect(breaches(record({ 'a.ts': runOf('a.ts') }))).toEqual([breach])
})

test('error: a file that changed or disappeared after its run', () => {
  expect(breaches(whole, (file) => `${texts.get(file)}; more()`)).toEqual([
    'a.ts has changed since its mutants were tried: run pnpm mutants a.ts --write',
    'b.ts has changed since its mutants were tried: run pnpm mutants b.ts --write',
  ])
  expect(breaches(whole, (file) => (file === 'a.ts' ? undefined : texts.get(file)))).toHaveLength(1)
})

test.each([
  ['a comment', (text: string) => `/** Explains. */\n${text} // note`],
  ['an import', (text: string) => `import { drop } from './moved/drop.ts'\n${text}`],
  ['layout', (text: string) => `${text}\n\n`],
])('behavior: a record stays valid after a change of %s', (_, change) => {
  expect(breaches(whole, (file) => change(texts.get(file) ?? ''))).toEqual([])
})

test('error: a run of another kind than the rest', () => {
  const files = { 'a.ts': runOf('a.ts'), 'b.ts': { ...runOf('b.ts'), seed: standard.seed + 1 } }
  expect(breaches(record(files))).toHaveLength(1)
  expect(breaches(record({ ...files, 'b.ts': { ...runOf('b.ts'), perFile: 1 } }))).toHaveLength(1)
})

test('error: too many survivors in one area, although the total is low', () => {
  const files = { 'a.ts': runOf('a.ts', 2), 'b.ts': runOf('b.ts') }
  expect(breaches(record(files))).toEqual(['keys: 8 of 10 mutants killed, 85 % are asked for'])
})

test('error: too many survivors in all', () => {
  const files = { 'a.ts': runOf('a.ts', 4), 'b.ts': runOf('b.ts', 4) }
  expect(breaches(record(files))[0]).toBe('all: 12 of 20 mutants killed, 85 % are asked for')
})

test('error: a score or a count that its runs do not give', () => {
  expect(breaches({ ...whole, score: { killed: 20, tried: 20 } })).toHaveLength(1)
  const cut = { ...runOf('a.ts', 3), survived: [] }
  expect(breaches(record({ 'a.ts': cut, 'b.ts': runOf('b.ts') }))[0]).toContain('scores')
})
