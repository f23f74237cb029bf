import { expect, test } from 'vitest'
import { errorCatalogue } from './errorCatalogue.ts'

test('S-103: every text of the catalogue names the problem or the next step, in plain words', () => {
  for (const [code, { message }] of Object.entries(errorCatalogue)) {
    expect(message, code).toMatch(/^[A-Z].*\.$/)
    expect(message, code).not.toMatch(/\bplease\b|\boops\b|!/i)
  }
})
