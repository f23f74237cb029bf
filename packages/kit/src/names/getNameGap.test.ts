import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getNameGap } from './getNameGap.ts'

test.each([
  ['mira', undefined],
  ['Mira-2', undefined],
  ['----', undefined],
  ['mir', 'length'],
  ['', 'length'],
  ['mira.', 'letters'],
  ['mi ra', 'letters'],
  ['mirä', 'letters'],
  ['m_', 'letters'],
  ['mira\n', 'letters'],
] as const)('K-NAME-01: %j: %s', (label, gap) => {
  expect(getNameGap(label)).toBe(gap)
})

test('K-NAME-01: four valid letters are a name, and any invalid letter refuses it', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'
  const unit = fc.constantFrom(...letters)
  const label = fc.string({ unit, minLength: 4, maxLength: 64 })
  const foreign = fc.string({ minLength: 1 }).filter((text) => /[^a-zA-Z0-9-]/.test(text))
  fc.assert(
    fc.property(label, foreign, (text, more) => {
      expect(getNameGap(text)).toBeUndefined()
      expect(getNameGap(text + more)).toBe('letters')
    }),
  )
})
