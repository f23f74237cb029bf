import { expect, test } from 'vitest'
import { createSlots } from './createSlots.ts'

/** Opens a test stream in a slot, and records its end by a newer stream. */
function take(
  slots: ReturnType<typeof createSlots>,
  session: string | undefined,
  ip = '192.0.2.1',
) {
  const slot = { isEnded: false, release: () => {} }
  slot.release = slots.take({ ip, session }, () => {
    slot.isEnded = true
  })
  return slot
}
const toEnded = (all: readonly { readonly isEnded: boolean }[]) =>
  all.flatMap(({ isEnded }, index) => (isEnded ? [index] : []))

test('S-146d: the fifth stream of a session ends its oldest one, and no other session’s', () => {
  const slots = createSlots()
  const other = take(slots, 'other')
  const own = Array.from({ length: 4 }, () => take(slots, 'own'))
  expect(toEnded(own)).toEqual([])
  own.push(take(slots, 'own', '192.0.2.2'))
  own.push(take(slots, 'own'))
  expect(toEnded(own)).toEqual([0, 1])
  expect(other.isEnded).toBe(false)
})

test('S-146e: the seventeenth stream of an address ends its oldest one', () => {
  const slots = createSlots()
  const elsewhere = take(slots, undefined, '2001:db8:0:1::1')
  const all = Array.from({ length: 16 }, (_, index) =>
    take(slots, index % 2 === 0 ? undefined : `session ${index}`, `2001:db8::${index + 1}`),
  )
  expect(toEnded(all)).toEqual([])
  all.push(take(slots, undefined, '2001:db8::ffff'))
  expect(toEnded(all)).toEqual([0])
  expect(elsewhere.isEnded).toBe(false)
})

test('S-146d: a released slot and one that gave way count for neither session nor address', () => {
  const slots = createSlots()
  const own = Array.from({ length: 40 }, () => take(slots, 'own'))
  expect(toEnded(own)).toHaveLength(36)
  for (const { release } of own.slice(-2)) release()
  const next = [take(slots, 'own'), take(slots, 'own')]
  for (const { release } of [...own, ...next]) release()
  expect(toEnded([...own.slice(-4), ...next])).toEqual([])
  const many = Array.from({ length: 16 }, (_, index) => take(slots, `${index}`))
  expect(toEnded(many)).toEqual([])
})
