import { refuse } from '@latchkey/product-api/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { baseUrl, createFakeServer, memberSession } from '../testing/fakeServer.ts'
import { createProductClient } from './createProductClient.ts'

type Fake = ReturnType<typeof createFakeServer>
const started: Fake[] = []

function start(...parameters: Parameters<typeof createFakeServer>) {
  const fake = createFakeServer(...parameters)
  fake.server.listen({ onUnhandledFrame: 'error' })
  started.push(fake)
  const onSessionChanged = vi.fn()
  const product = createProductClient({ baseUrl, fetch, onSessionChanged })
  return { ...fake, product, onSessionChanged }
}

afterEach(() => {
  for (const { server } of started.splice(0)) server.close()
})

test('default: the client reads the session from the server', async () => {
  const { product } = start({ session: memberSession })
  expect((await product.readSession()).session).toEqual(memberSession)
})

test('S-137: the time is the server’s, whatever the clock of this computer says', async () => {
  const { product } = start({ session: memberSession })
  expect(Math.abs(product.now() - Date.now())).toBeLessThan(1_000)
  await product.readSession()
  const differenceMs = product.now() - Date.parse('2030-01-15T10:00:00.000Z')
  expect(Math.abs(differenceMs)).toBeLessThan(60_000)
})

test('behavior: sign-out ends the session, clears the member’s data and notifies other tabs', async () => {
  const { product, state, onSessionChanged } = start({ session: memberSession })
  const { queryClient, queries } = product
  await product.readSession()
  await queryClient.fetchQuery(queries.me)
  await product.signOut()
  expect(state.calls).toEqual(['signOut {}'])
  expect(queryClient.getQueryData(queries.session.queryKey)?.session).toBeNull()
  expect(queryClient.getQueryData(queries.me.queryKey)).toBeUndefined()
  expect(onSessionChanged).toHaveBeenCalledTimes(1)
})

test('behavior: one account can be signed out alone', async () => {
  const { product, state } = start({ session: memberSession })
  await product.readSession()
  await product.signOut({ address: '0xabc', chainId: 'eip155:137' })
  expect(state.calls).toEqual(['signOut {"address":"0xabc","chainId":"eip155:137"}'])
})

test('behavior: a known guest sends no sign-out request', async () => {
  const { product, state } = start()
  await product.readSession()
  await product.signOut()
  expect(state.calls).toEqual([])
})

test('S-102: a sign-out that the server does not confirm changes nothing', async () => {
  const { product, onSessionChanged } = start(
    { session: memberSession },
    { signOut: () => refuse('unavailable') },
  )
  await product.readSession()
  await expect(product.signOut()).rejects.toMatchObject({ code: 'unreachable' })
  const { queryKey } = product.queries.session
  expect(product.queryClient.getQueryData(queryKey)?.session).toEqual(memberSession)
  expect(onSessionChanged).not.toHaveBeenCalled()
})

test('behavior: a response about an expired session reloads the session', async () => {
  const { product, state } = start({ session: memberSession })
  const { queryClient, queries } = product
  await product.readSession()
  state.session = null
  await expect(queryClient.fetchQuery(queries.me)).rejects.toMatchObject({ code: 'not_signed_in' })
  await expect.poll(() => queryClient.getQueryData(queries.session.queryKey)?.session).toBeNull()
})
