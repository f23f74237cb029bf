import { expect, test } from 'vitest'
import { errorCatalogue } from './errorCatalogue.ts'

test('S-103: every text of the catalogue says what happened or what to do, in the words of the house', () => {
  for (const [code, { message }] of Object.entries(errorCatalogue)) {
    expect(message, code).toMatch(/^[A-Z].*\.$/)
    expect(message, code).not.toMatch(/\bplease\b|\boops\b|!/i)
  }
})
