import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, type SourceFile } from '../workspace/workspace.ts'
import { drawMutants } from './drawMutants.ts'
import { movesValue, valueFolders } from './valueFolders.ts'

const lines = Array.from({ length: 40 }, (_, index) => `export const a${index} = b < c`)
const toFile = (path: string, kind: SourceFile['kind'] = 'source'): SourceFile => ({
  path,
  kind,
  text: lines.join('\n'),
})
const send = toFile('packages/kit/src/send/one.ts')
const view = toFile('packages/react/src/views/one.ts')
const files = [
  send,
  view,
  toFile('packages/kit/src/send/one.test.ts', 'test'),
  toFile('packages/react/src/messages/en.ts'),
]
const everything = new Set(lines.keys())
const changed = new Map(files.map(({ path }) => [path, everything]))
const draw = (count: number, change: Partial<Parameters<typeof drawMutants>[0]> = {}) =>
  drawMutants({ files, changed, seed: 1, count, ...change })
const countOf = (file: SourceFile, mutants: ReturnType<typeof draw>) =>
  mutants.filter((mutant) => mutant.file === file.path).length

test('default: half of the mutants are in code that moves value; tests and texts have none', () => {
  const drawn = draw(20)
  expect([drawn.length, countOf(send, drawn), countOf(view, drawn)]).toEqual([20, 10, 10])
  expect(draw(20)).toEqual(drawn)
  expect(draw(20, { seed: 2 })).not.toEqual(drawn)
})

test('default: too few mutants of one half are filled up from the other', () => {
  const few = new Set([1, 2, 3])
  const lessValue = draw(20, { changed: new Map([...changed, [send.path, few]]) })
  expect([countOf(send, lessValue), countOf(view, lessValue)]).toEqual([3, 17])
  const lessView = draw(20, { changed: new Map([...changed, [view.path, few]]) })
  expect([countOf(send, lessView), countOf(view, lessView)]).toEqual([17, 3])
  expect(draw(20, { changed: new Map([[view.path, few]]) })).toHaveLength(3)
})

test('default: only changed lines are mutated', () => {
  const drawn = draw(20, { changed: new Map([[send.path, new Set([7])]]) })
  expect(drawn.map(({ mutation }) => mutation.line)).toEqual([7])
})

test('default: every folder of the list exists and holds what it says', () => {
  expect(valueFolders.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
  expect(movesValue('packages/kit/src/pay/one.ts')).toBe(true)
  expect(movesValue('packages/kit/src/payment.ts')).toBe(false)
})
