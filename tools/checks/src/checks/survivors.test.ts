import { expect, test } from 'vitest'
import { outdatedSurvivors } from './survivors.ts'

const survivor = { line: 'if (age > limit) return', was: '>', became: '>=' }
const outdated = (text: string | undefined) =>
  outdatedSurvivors({ 'a.ts': { killed: 3, survived: [survivor] } }, () => text)

test('default: a survivor whose line stands as it was is known', () => {
  expect(outdated('function x() {\n  if (age > limit) return\n}')).toEqual([])
})

test('error: a line that has changed, or a file that is gone, is looked at again', () => {
  expect(outdated('  if (age >= limit) return')).toHaveLength(1)
  expect(outdated(undefined)).toHaveLength(1)
})
