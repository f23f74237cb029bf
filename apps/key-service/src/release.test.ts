import { randomBytes } from 'node:crypto'
import { createSealingKeys, sealBytes } from '@latchkey/frame-api/sealing'
import { beforeEach, expect, test } from 'vitest'
import { createTestDevice, type ProofChanges, type TestDevice } from './testing/createTestDevice.ts'
import {
  createTestServer,
  otherWalletId,
  type TestServer,
  walletId,
} from './testing/createTestServer.ts'

const hour = 3_600_000
const day = 24 * hour

let server: TestServer
let device: TestDevice
let entropy: Uint8Array<ArrayBuffer>
let copy: { enc: string; ct: string }
beforeEach(async () => {
  server = await createTestServer()
  device = await createTestDevice(server.clock)
  entropy = Uint8Array.from(randomBytes(16))
  copy = await server.seal(entropy)
})

type Changes = { readonly ticket?: string; readonly proof?: string; readonly copy?: typeof copy }

/**
 * Requests the operator's copy a day after its ticket was issued. `changes` replace parts of the
 * request.
 */
async function release(changes: Changes = {}) {
  const ticket = changes.ticket ?? (await issueAndWait())
  const proof = changes.proof ?? (await device.prove())
  return server.post('/api/releases', { ticket, proof, ...(changes.copy ?? copy) })
}
async function issueAndWait(id = walletId) {
  const { ticket } = await server.issue(device.thumbprint, id)
  server.clock.advance(day)
  return String(ticket)
}
const outcome = async (changes: Changes) => {
  const answer = await release(changes)
  return [answer.statusCode, answer.json().error?.code]
}

test('S-26: default: after the wait the copy is sealed to the device that asked', async () => {
  const answer = await release()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await device.open(answer.json())).toEqual(entropy)
})

test('S-26: a ticket says when it opens and ends, 24 hours and a week later', async () => {
  const { opensAt, expiresAt } = await server.issue(device.thumbprint)
  expect(opensAt).toBe('2030-01-16T10:00:00.000Z')
  expect(expiresAt).toBe('2030-01-23T10:00:00.000Z')
})

test('S-26: before that, by the clock of the service, it is too early', async () => {
  const { ticket } = await server.issue(device.thumbprint)
  expect(await outcome({ ticket })).toEqual([403, 'release_too_early'])
  server.clock.advance(day - 1_000)
  expect(await outcome({ ticket })).toEqual([403, 'release_too_early'])
  server.clock.advance(1_000)
  expect((await release({ ticket })).statusCode).toBe(200)
})

test('S-26: the wait is the configured one, never a part of a second less', async () => {
  server = await createTestServer({ delayHours: 0.001 })
  copy = await server.seal(entropy)
  const { ticket, opensAt } = await server.issue(device.thumbprint)
  expect(opensAt).toBe('2030-01-15T10:00:04.000Z')
  const proof = await device.prove()
  server.clock.advance(3_999)
  expect(await outcome({ ticket, proof })).toEqual([403, 'release_too_early'])
  server.clock.advance(1)
  expect((await release({ ticket, proof })).statusCode).toBe(200)
})

test('S-26: a week after it opened a ticket is over', async () => {
  const ticket = await issueAndWait()
  server.clock.advance(7 * day)
  expect(await outcome({ ticket })).toEqual([410, 'ticket_over'])
})

test('S-26: a ticket of another service, a changed one and an unsigned one are refused', async () => {
  const foreign = await (await createTestServer({ delayHours: 0 })).issue(device.thumbprint)
  expect(await outcome({ ticket: String(foreign.ticket) })).toEqual([403, 'invalid_ticket'])
  const [header, claims = '', signature] = (await issueAndWait()).split('.')
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const earlier = Buffer.from(JSON.stringify({ ...told, nbf: 0 })).toString('base64url')
  const forged = `${header}.${earlier}.${signature}`
  expect(await outcome({ ticket: forged })).toEqual([403, 'invalid_ticket'])
  const none = Buffer.from('{"alg":"none","typ":"escrow-ticket+jwt"}').toString('base64url')
  const unsigned = `${none}.${earlier}.AA`
  expect(await outcome({ ticket: unsigned })).toEqual([403, 'invalid_ticket'])
})

test('S-26: a proof of another key is refused', async () => {
  const thief = await createTestDevice(server.clock)
  const ticket = await issueAndWait()
  const proof = await thief.prove()
  expect(await outcome({ ticket, proof })).toEqual([403, 'invalid_release_proof'])
})

test('S-26: a proof whose receiver was exchanged on the way is refused', async () => {
  const ticket = await issueAndWait()
  const [header, , signature] = (await device.prove()).split('.')
  const thief = await createTestDevice(server.clock)
  const [, claims] = (await thief.prove()).split('.')
  const proof = `${header}.${claims}.${signature}`
  expect(await outcome({ ticket, proof })).toEqual([403, 'invalid_release_proof'])
})

const minutes = (count: number) => ({
  iat: Date.parse('2030-01-16T10:00:00Z') / 1_000 + count * 60,
})
test.each<[string, ProofChanges]>([
  ['names another wallet', { claims: { walletId: otherWalletId } }],
  ['names no receiver', { claims: { publicKey: undefined } }],
  ['names a receiver that is no key', { claims: { publicKey: 'A'.repeat(87) } }],
  ['is six minutes old', { claims: minutes(-6) }],
  ['is six minutes ahead', { claims: minutes(6) }],
  ['has no time', { claims: { iat: undefined } }],
  ['is a proof of something else', { header: { typ: 'dpop+jwt' } }],
  ['carries no key', { header: { jwk: undefined } }],
])('S-26: a proof that %s is refused', async (_, changes) => {
  const ticket = await issueAndWait()
  const proof = await device.prove(changes)
  expect(await outcome({ ticket, proof })).toEqual([403, 'invalid_release_proof'])
})

test('S-26: the copy of another wallet does not open with a ticket of this one', async () => {
  const theirs = await server.seal(entropy, otherWalletId)
  expect(await outcome({ copy: theirs })).toEqual([422, 'unreadable_copy'])
  const ticket = await issueAndWait(otherWalletId)
  expect(await outcome({ ticket })).toEqual([403, 'invalid_release_proof'])
})

test('S-26: what was sealed to another key, or changed, does not open', async () => {
  const { publicKey } = await createSealingKeys()
  const purpose = 'secure-frame/escrow/v1'
  const foreign = await sealBytes(entropy, { purpose, walletId, publicKey })
  const [enc, ct] = [foreign.enc, foreign.ct].map((part) => Buffer.from(part).toString('base64url'))
  expect(await outcome({ copy: { enc: enc ?? '', ct: ct ?? '' } })).toEqual([
    422,
    'unreadable_copy',
  ])
  const changed = Buffer.from(copy.ct, 'base64url')
  changed[0] = (changed[0] ?? 0) ^ 1
  const broken = { enc: copy.enc, ct: changed.toString('base64url') }
  expect(await outcome({ copy: broken })).toEqual([422, 'unreadable_copy'])
})
