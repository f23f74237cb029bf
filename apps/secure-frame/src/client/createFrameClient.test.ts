import { getSession, readDeviceLink } from '@latchkey/frame-api/endpoints'
import { decodeJwt, importJWK, type JWK, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { createFrameClient } from './createFrameClient.ts'

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

const stale = () =>
  json({ error: { code: 'use_dpop_nonce', message: '', ref: 'r' } }, 401, {
    'DPoP-Nonce': 'nonce-1',
  })

async function createClient(answers: readonly (() => Response)[], asksNonce = false) {
  const proofs: (string | null)[] = []
  const left = [...answers]
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ])
  const client = createFrameClient({
    baseUrl: 'https://secure.test',
    now: () => 1_000_000,
    readProofKey: async () => pair,
    asksNonce,
    fetch: async (input, init) => {
      proofs.push(new Request(input, init).headers.get('DPoP'))
      return left.shift()?.() ?? json({})
    },
  })
  return { client, proofs, pair }
}

const signedOut = () => json({ session: null, serverTime: '2030-01-15T10:00:00.000Z' })

test('S-31: a call proves the device key, and repeats the proof with the server’s nonce', async () => {
  const { client, proofs } = await createClient([stale, signedOut])
  await client.call(getSession, {})
  const read = await Promise.all(
    proofs.map(async (proof = '') => {
      const { payload, protectedHeader } = await jwtVerify(
        proof ?? '',
        (header) => importJWK(header.jwk as JWK, 'ES256'),
        { currentDate: new Date(1_000_000) },
      )
      return { payload, protectedHeader }
    }),
  )
  expect(read.map((x) => x.payload['nonce'])).toEqual([undefined, 'nonce-1'])
  expect(read[1]?.payload).toMatchObject({ htm: 'GET', htu: 'https://secure.test/api/session' })
  expect(read[1]?.protectedHeader).toMatchObject({ typ: 'dpop+jwt', alg: 'ES256' })
  expect(read[1]?.protectedHeader.jwk).not.toHaveProperty('d')
  expect(read[0]?.payload.jti).not.toBe(read[1]?.payload.jti)
})

test('S-31: a page whose first call needs a proof requests the nonce first, without a refusal', async () => {
  const told = () => json({ ok: true }, 200, { 'DPoP-Nonce': 'nonce-1' })
  const { client, proofs } = await createClient([told, signedOut, signedOut], true)
  await client.call(getSession, {})
  await client.call(getSession, {})
  expect(proofs.map((proof) => proof && decodeJwt(proof)['nonce'])).toEqual([
    null,
    'nonce-1',
    'nonce-1',
  ])
})

test('behavior: a server that never accepts the nonce is called only twice', async () => {
  const { client, proofs } = await createClient([stale, stale, signedOut])
  await expect(client.call(getSession, {})).rejects.toMatchObject({ code: 'use_dpop_nonce' })
  expect(proofs).toHaveLength(2)
})

test('behavior: a `page` call carries no proof', async () => {
  const { client, proofs } = await createClient([() => json({}, 500)])
  await expect(client.call(readDeviceLink, { token: 'A'.repeat(43) })).rejects.toThrow()
  expect(proofs).toEqual([null])
})
