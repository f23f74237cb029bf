import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getIdentity } from '../endpoints/accounts/getIdentity.ts'
import { getExchangeBuyStatus } from '../endpoints/buy/getExchangeBuyStatus.ts'
import { getExchanges } from '../endpoints/buy/getExchanges.ts'
import { mockEndpoint } from './mockEndpoint.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('default: returns the answer in wire format', async () => {
  const options = { baseUrl: 'https://api.example.test/' }
  server.use(
    mockEndpoint(getIdentity, ({ params }) => ({ name: params['address'], avatar: null }), options),
  )
  const response = await fetch('https://api.example.test/v1/identity/0xab')
  expect(await response.json()).toEqual({ name: '0xab', avatar: null })
})

test('behavior: an answer that the definition rejects becomes a status 500', async () => {
  server.use(mockEndpoint(getIdentity, { name: 1 }))
  const response = await fetch('https://api.example.test/v1/identity/0xab')
  expect(response.status).toBe(500)
})

test('behavior: passes on a copy of a Response each time', async () => {
  server.use(mockEndpoint(getIdentity, new Response('gone', { status: 410 })))
  for (const _ of [1, 2]) {
    const response = await fetch('https://api.example.test/v1/identity/0xab')
    expect([response.status, await response.text()]).toEqual([410, 'gone'])
  }
})

test('behavior: calls with the same path are distinguished by constants in the body', async () => {
  const none = { result: { total: 0, exchanges: [] } }
  const status = { result: { status: 'UNKNOWN', txHash: null } }
  server.use(mockEndpoint(getExchanges, none), mockEndpoint(getExchangeBuyStatus, status))
  const response = await fetch('https://api.example.test/v1/json-rpc', {
    method: 'POST',
    body: JSON.stringify({ ...getExchangeBuyStatus.body, params: {} }),
  })
  expect(await response.json()).toEqual(status)
})
