import { PlayerName } from '@latchkey/product-api'
import { expect, test } from 'vitest'
import { suggestName } from './suggestName.ts'

const ids = Array.from({ length: 50 }, (_, index) => `player${index}`)

test('default: suggestions are allowed names that differ by player and by index', () => {
  const names = ids.flatMap((id) => [0, 1].map((index) => suggestName({ id, index })))
  for (const name of names) expect(PlayerName.safeParse(name).success, name).toBe(true)
  expect(new Set(names).size).toBeGreaterThan(90)
  expect(suggestName({ id: 'player1', index: 0 })).toBe(suggestName({ id: 'player1', index: 0 }))
})

test.each([
  ['mira.eth', 'mira'],
  ['Zoe Lind', 'Zoe Lind'],
])('behavior: the name %s from elsewhere is suggested first, as %s', (known, name) => {
  expect(suggestName({ id: 'p', known, index: 0 })).toBe(name)
  expect(suggestName({ id: 'p', known, index: 1 })).toBe(suggestName({ id: 'p', index: 0 }))
})

test.each(['', '\u{1F511}', 'x'.repeat(30), undefined])(
  'behavior: %j from elsewhere is not a name, so one is generated',
  (known) => {
    expect(suggestName({ id: 'p', known, index: 0 })).toBe(suggestName({ id: 'p', index: 0 }))
  },
)
