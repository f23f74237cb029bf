import { expect, test } from 'vitest'
import { shortenEmail } from './shortenEmail.ts'

test('product.md §9: more than 30 characters are shortened with an ellipsis', () => {
  const thirty = `${'x'.repeat(17)}@example.test`
  expect(thirty).toHaveLength(30)
  expect(shortenEmail(thirty)).toBe(thirty)
  expect(shortenEmail(`a${thirty}`)).toBe(`a${thirty.slice(0, 29)}…`)
})
