import { expect, test } from 'vitest'
import { errorCatalogue } from './errorCatalogue.ts'

test('S-103: every error text is a sentence that ends with a period, without “please” or “oops”', () => {
  for (const [code, { message }] of Object.entries(errorCatalogue)) {
    expect(message, code).toMatch(/^[A-Z].*\.$/)
    expect(message, code).not.toMatch(/\bplease\b|\boops\b|!/i)
  }
})
