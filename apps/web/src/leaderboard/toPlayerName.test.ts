import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { toPlayerName } from './toPlayerName.ts'

test('default: a chosen name is the player’s name', () => {
  expect(toPlayerName(en, { id: 'clubplayer000001', name: 'Wren' })).toBe('Wren')
})

test('behavior: players without a name have different codes, whatever their ids start with', () => {
  const names = Array.from({ length: 500 }, (_, index) =>
    toPlayerName(en, { id: `clubplayer${String(index).padStart(6, '0')}`, name: null }),
  )
  expect(names[0]).toMatch(/^Member [2-9B-DF-HJ-NP-TV-Z]{4}$/)
  expect(new Set(names).size).toBeGreaterThan(495)
  expect(toPlayerName(en, { id: 'clubplayer000000', name: null })).toBe(names[0])
})
