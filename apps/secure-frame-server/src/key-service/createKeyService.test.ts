import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { listenLocally } from '@latchkey/service/testing'
import { afterEach, expect, test } from 'vitest'
import { createTestConfig } from '../testing/testConfig.ts'
import { createKeyService, toKeyServiceSettings } from './createKeyService.ts'

const party = { walletId: 'w'.repeat(22), thumbprint: 'A'.repeat(43) }
const times = { opensAt: '2030-01-16T10:00:00.000Z', expiresAt: '2030-01-23T10:00:00.000Z' }
const release = { ticket: 'a.b.c', proof: 'd.e.f', enc: 'RU5D', ct: 'Q1Q' }
const token = randomBytes(32)

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Starts a key service with the given responses and returns its client. */
async function start(listener: RequestListener) {
  const { url, stop } = await listenLocally(listener)
  stops.push(stop)
  return createKeyService({ url, publicKey: 'key', token })
}
const answering = (status: number, body: unknown, headers = {}) =>
  start((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  })
const refusal = (code: string) => ({ error: { code, message: 'x', ref: 'r' } })

test('S-26: default: it shows the token and asks what the contract says', async () => {
  const seen: IncomingMessage[] = []
  const keyService = await start((request, response) => {
    seen.push(request)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ticket: 'a.b.c', ...times }))
  })
  expect(await keyService.issueTicket(party)).toEqual({ ticket: 'a.b.c', ...times })
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/tickets' })
  expect(seen[0]?.headers.authorization).toBe(`Bearer ${token.toString('base64url')}`)
})

test.each([
  [403, 'release_too_early', 'release_too_early'],
  [403, 'invalid_release_proof', 'invalid_proof'],
  [403, 'invalid_ticket', 'not_found'],
  [410, 'ticket_over', 'not_found'],
  [422, 'unreadable_copy', 'internal'],
  [401, 'not_signed_in', 'key_service_unreachable'],
  [400, 'invalid_request', 'key_service_unreachable'],
  [429, 'rate_limited', 'key_service_unreachable'],
  [500, 'internal', 'key_service_unreachable'],
])('S-26: %i %s is %s to the device', async (status, code, expected) => {
  const keyService = await answering(status, refusal(code))
  await expect(keyService.release(release)).rejects.toMatchObject({ code: expected })
})

test('S-26: an unknown response, none, and one from another origin all count as unreachable', async () => {
  const unreachable = { code: 'key_service_unreachable', status: 503 }
  const odd = await answering(200, { ticket: 'a.b.c' })
  await expect(odd.issueTicket(party)).rejects.toMatchObject(unreachable)
  const nobody = createKeyService({ url: 'http://127.0.0.1:9', publicKey: 'key', token })
  await expect(nobody.issueTicket(party)).rejects.toMatchObject(unreachable)
  const elsewhere = await listenLocally((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ticket: 'a.b.c', ...times }))
  })
  stops.push(elsewhere.stop)
  const away = await answering(307, {}, { location: `${elsewhere.url}/api/tickets` })
  await expect(away.issueTicket(party)).rejects.toMatchObject(unreachable)
})

test('S-26: with recovery by the user alone there is none, whatever else is configured', () => {
  const settings = {
    keyServiceUrl: 'http://127.0.0.1:4102',
    keyServicePublicKey: 'key',
    keyServiceToken: token,
  }
  const read = (recovery: 'user' | 'escrow') =>
    toKeyServiceSettings(createTestConfig({ ...settings, recovery }))
  expect(read('user')).toBeUndefined()
  expect(read('escrow')).toEqual({ url: 'http://127.0.0.1:4102', publicKey: 'key', token })
})
