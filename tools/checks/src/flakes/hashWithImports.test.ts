import { expect, test } from 'vitest'
import { createHashWithImports } from './hashWithImports.ts'

const files = {
  'a/x.spec.ts': "import { one } from './one.ts'",
  'a/one.ts': "import { two } from '../b/two.ts'\nimport { z } from 'zod'",
  'b/two.ts': "import type { One } from '../a/one.ts'",
  'b/other.ts': '',
}
const hashOf = (changed: Partial<typeof files>) => {
  const texts = new Map(Object.entries({ ...files, ...changed }))
  return createHashWithImports((path) => texts.get(path))('a/x.spec.ts')
}

test('default: the hash follows the file and its imports, also over several files', () => {
  const before = hashOf({})
  expect(hashOf({})).toBe(before)
  expect(hashOf({ 'a/x.spec.ts': `${files['a/x.spec.ts']}\n` })).not.toBe(before)
  expect(hashOf({ 'b/two.ts': '' })).not.toBe(before)
})

test('behavior: a file that is not imported does not change the hash', () => {
  expect(hashOf({ 'b/other.ts': 'export const other = 1' })).toBe(hashOf({}))
})
