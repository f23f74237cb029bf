import { expect, test } from 'vitest'
import { toShownName } from './toShownName.ts'

test.each(['mira.eth', 'مفتاح.eth', '家.eth', '👨‍👩‍👧.eth', '<b>mira</b>'])(
  'S-63: %s is a valid name',
  (name) => {
    expect(toShownName(` ${name} `)).toBe(name)
  },
)

test.each([
  ['nothing', null],
  ['empty', '   '],
  ['letters turned around', 'mira\u202ehte.eth'],
  ['an isolate that is never closed', 'mira\u2066.eth'],
  ['letters of no width', 'mi\u200bra.eth'],
  ['two lines', 'mira\n.eth'],
  ['half a letter', 'mira\ud83d'],
  ['an address', '0x5aAe…1BeAed'],
])('S-63: %s is not a valid name', (_, name) => {
  expect(toShownName(name)).toBeUndefined()
})
