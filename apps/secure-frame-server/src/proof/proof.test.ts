import { randomUUID } from 'node:crypto'
import { proofHeader } from '@latchkey/frame-api'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import type { ProofChanges, TestDevice } from '../testing/createTestDevice.ts'
import { testOrigin } from '../testing/testConfig.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'

const at = useTestServer()
let device: TestDevice
beforeEach(async () => {
  device = await at.server.openDevice()
  // The device now has the server's nonce.
  expect((await device.get('/api/session')).statusCode).toBe(200)
})

const ask = (proof: string | undefined) =>
  device.browser.get('/api/session', proof === undefined ? {} : { [proofHeader]: proof })
const askWith = async (changes: ProofChanges) =>
  ask(await device.prove('GET', '/api/session', changes))
const seconds = () => Math.floor(at.server.clock.now() / 1_000)

test('S-31: a valid proof is accepted', async () => {
  const answer = await askWith({})
  expect(answer.json()).toMatchObject({ session: null })
})

test.each([
  ['no proof', undefined],
  ['no JWT', 'nonsense'],
  ['nothing but dots', '..'],
])('S-31: error: %s', async (_, proof) => {
  expect(codeOf(await ask(proof))).toBe('invalid_proof')
})

test.each([
  ['another method', { htm: 'POST' }],
  ['another address', { htu: `${testOrigin}/api/devices` }],
  ['another origin', { htu: 'https://evil.example.test/api/session' }],
  ['no id', { jti: undefined }],
  ['an id that is too short', { jti: 'short' }],
  ['no time', { iat: undefined }],
])('S-31: error: a proof of %s', async (_, claims) => {
  expect(codeOf(await askWith({ claims }))).toBe('invalid_proof')
})

test('S-31: a proof may be five minutes off, not more', async () => {
  for (const offset of [-299, 299]) {
    expect((await askWith({ claims: { iat: seconds() + offset } })).statusCode).toBe(200)
  }
  for (const offset of [-302, 302]) {
    expect(codeOf(await askWith({ claims: { iat: seconds() + offset } }))).toBe('invalid_proof')
  }
})

test('S-31: a proof counts once, of ten at once one', async () => {
  const proof = await device.prove('GET', '/api/session')
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(proof)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('S-31: a missing or old nonce is refused, and the refusal carries the current nonce', async () => {
  for (const nonce of [undefined, 'guess', 'x'.repeat(43)]) {
    const answer = await askWith({ claims: { nonce } })
    expect(codeOf(answer)).toBe('use_dpop_nonce')
    expect(answer.headers['dpop-nonce']).toMatch(/^[\w-]{43}$/)
  }
  at.server.clock.advance(5 * 60_000)
  expect((await askWith({})).statusCode).toBe(200)
  at.server.clock.advance(5 * 60_000)
  expect(codeOf(await askWith({}))).toBe('use_dpop_nonce')
  // The device reads the nonce from the refusal and repeats the request.
  expect((await device.get('/api/session')).statusCode).toBe(200)
})

test('S-31: error: another type, a private key in the header, a key that did not sign', async () => {
  expect(codeOf(await askWith({ header: { typ: 'JWT' } }))).toBe('invalid_proof')
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const foreign = await exportJWK(publicKey)
  expect(codeOf(await askWith({ header: { jwk: foreign } }))).toBe('invalid_proof')
  const whole = await exportJWK(privateKey)
  const claims = { jti: randomUUID(), htm: 'GET', htu: `${testOrigin}/api/session`, iat: seconds() }
  const proof = await new SignJWT(claims)
    .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk: whole })
    .sign(privateKey)
  expect(codeOf(await ask(proof))).toBe('invalid_proof')
})

test('S-31: error: another algorithm', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES384')
  const claims = { jti: randomUUID(), htm: 'GET', htu: `${testOrigin}/api/session`, iat: seconds() }
  const proof = await new SignJWT(claims)
    .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES384', jwk: await exportJWK(publicKey) })
    .sign(privateKey)
  expect(codeOf(await ask(proof))).toBe('invalid_proof')
})
