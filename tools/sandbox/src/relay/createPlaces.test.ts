import { expect, test } from 'vitest'
import { createPlaces } from './createPlaces.ts'
import { limits } from './limits.ts'
import { createTestToken } from './testing/createTestToken.ts'
import { openRawClient } from './testing/openRawClient.ts'
import { startTestRelay } from './testing/startTestRelay.ts'

/** Opens 2,000 connections to the relay's limits. Returns how many of them are accepted. */
function fill(toClient: (index: number) => string, toAddress: (index: number) => string): number {
  const { take } = createPlaces()
  return Array.from({ length: 2_000 }, (_, index) =>
    take(toClient(index), toAddress(index)),
  ).filter(Boolean).length
}

test('S-141e: neither one client id nor one address takes all places', () => {
  const own = (index: number) => `${index}`
  expect(fill(() => 'one', own)).toBe(limits.connectionsPerClient)
  expect(fill(own, () => 'one')).toBe(limits.connectionsPerAddress)
  expect(fill(own, own)).toBe(limits.connections)
  expect(limits.connectionsPerClient).toBeLessThan(limits.connectionsPerAddress)
  expect(limits.connectionsPerAddress).toBeLessThan(limits.connections)
})

test('behavior: a released place is free again', () => {
  const { take } = createPlaces()
  const leaves = Array.from({ length: limits.connectionsPerClient }, () => take('one', 'here'))
  expect(take('one', 'here')).toBeUndefined()
  expect(take('other', 'here')).toBeDefined()
  leaves[0]?.()
  expect(take('one', 'here')).toBeDefined()
})

test('S-141e: a client id with one connection too many gets an error, and others still connect', async () => {
  const { url, stop } = await startTestRelay()
  const token = createTestToken({ aud: url })
  const own = Array.from({ length: limits.connectionsPerClient }, () =>
    openRawClient(url, { token }),
  )
  await Promise.all(own.map(({ opened }) => opened))
  expect(await openRawClient(url, { token }).closed).toBe('1013 Too many clients')
  const other = openRawClient(url)
  await other.opened
  const topic = 'a'.repeat(64)
  expect(await other.ask('1', 'irn_subscribe', { topic })).toContain(topic)

  const [first] = own
  first?.socket.close()
  await first?.closed
  const again = openRawClient(url, { token })
  await again.opened
  expect(await again.ask('1', 'irn_subscribe', { topic })).toContain(topic)
  await stop()
})
