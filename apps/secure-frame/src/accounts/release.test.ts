import { BaseError } from '@latchkey/core'
import { type InputOf, type ResponseOf, ServiceUnavailableError } from '@latchkey/core/contract'
import { releaseProofType } from '@latchkey/frame-api'
import { readRelease, startRelease, takeRelease } from '@latchkey/frame-api/endpoints'
import { createSealingKeys, openBytes, sealBytes } from '@latchkey/frame-api/sealing'
import { base58 } from '@scure/base'
import { calculateJwkThumbprint, exportJWK, importJWK, type JWK, jwtVerify } from 'jose'
import { bytesToHex } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { fromBase64url, toBase64url } from '../client/base64url.ts'
import { toMnemonic } from '../keys/accountKeys.ts'
import type { Bytes } from '../keys/bytes.ts'
import { readDeviceKeys } from '../keys/deviceKeys.ts'
import { fakeSession } from '../testing/createFakeFrameServer.ts'
import { createTestFrame, type TestFrame } from '../testing/createTestFrame.ts'

afterEach(() => void vi.useRealTimers())

const { userId } = fakeSession
const deviceNumber = 42
type Standing = ResponseOf<typeof readRelease>['release']

/**
 * Adds a fake key service to the fake frame server: it opens the operator's copy and seals it to
 * the key in the device's signed proof.
 */
function addKeyService(frame: TestFrame, keys: Awaited<ReturnType<typeof createSealingKeys>>) {
  const { remote } = frame
  let standing: Standing = { state: 'none' }
  let taken: InputOf<typeof takeRelease> | undefined
  let swap = (entropy: Bytes) => entropy
  remote.answer(readRelease, () => ({ release: standing }))
  remote.answer(startRelease, () => {
    standing = { state: 'asked', expiresAt: '2030-01-15T10:10:00.000Z' }
    return { expiresAt: '2030-01-15T10:10:00.000Z', retryAfterSeconds: 30, deviceNumber }
  })
  remote.answer(takeRelease, async (input) => {
    taken = takeRelease.input.parse(input)
    const { walletId } = remote.wallets.getActive() ?? expect.unreachable('no wallet')
    const copy = remote.wallets.getEscrow(walletId) ?? expect.unreachable('no copy')
    const opened = { ...keys, purpose: 'secure-frame/escrow/v1', walletId } as const
    const sealed = await sealBytes(swap(await openBytes(copy, opened)), {
      purpose: 'secure-frame/escrow-release/v1',
      walletId,
      publicKey: fromBase64url(taken.publicKey),
    })
    return { enc: toBase64url(sealed.enc), ct: toBase64url(sealed.ct) }
  })
  return {
    stand: (next: Standing) => {
      standing = next
    },
    swap: (next: typeof swap) => {
      swap = next
    },
    getTaken: () => taken,
  }
}

/**
 * Creates a first device whose wallet the operator has a copy of, and a second frame that cannot
 * open the wallet.
 */
async function createTwoDevices() {
  const keys = await createSealingKeys()
  const project = { escrow: { publicKey: toBase64url(keys.publicKey) } }
  const first = await createTestFrame({ project })
  const { address } = await first.logIn()
  const second = await createTestFrame({ project, remote: first.remote })
  const service = addKeyService(second, keys)
  await expect(second.logIn()).rejects.toMatchObject({ code: 'recovery_required' })
  const { release } = second.frame
  const leaving = new AbortController()
  const follow = () => release.follow(leaving.signal)
  return { keys, first, second, service, address, release, leaving, follow }
}

const waiting = { state: 'waiting', opensAt: '2030-01-16T10:00:00.000Z' } as const
const open = { state: 'open', expiresAt: '2030-01-17T10:00:00.000Z' } as const

test('S-26: a second device recovers the wallet from the operator’s copy after mail and wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { second, service, address, release, leaving, follow } = await createTwoDevices()
  await follow()
  expect(release.store.getState()).toEqual({ status: 'offered' })
  await release.ask()
  const following = follow()
  await vi.advanceTimersByTimeAsync(0)
  expect(release.store.getState()).toEqual({ status: 'asked', deviceNumber })
  service.stand(waiting)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(release.store.getState()).toEqual({ status: 'waiting', opensAt: waiting.opensAt })
  service.stand(open)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(release.store.getState()).toEqual({ status: 'open' })
  await release.take()
  expect(release.store.getState()).toEqual({ status: 'done' })
  expect(await second.handlers.GET_USER(undefined, second.context)).toMatchObject({ address })
  expect(release.store.getState()).toEqual({ status: 'none' })
  leaving.abort()
  await expect(following).rejects.toThrow()
})

test('S-26: the device key signs the wallet id and the receiving key, so neither can be replaced', async () => {
  const { second, service, release } = await createTwoDevices()
  await release.take()
  const { proof = '', publicKey } = service.getTaken() ?? {}
  const read = await jwtVerify(proof, (header) => importJWK(header.jwk as JWK, 'ES256'))
  const { proofKey } = await readDeviceKeys(second.database)
  const { typ, alg, jwk = {} } = read.protectedHeader
  expect({ typ, alg }).toEqual({ typ: releaseProofType, alg: 'ES256' })
  expect(jwk).not.toHaveProperty('d')
  expect(await calculateJwkThumbprint(jwk)).toBe(
    await calculateJwkThumbprint(await exportJWK(proofKey.publicKey)),
  )
  const walletId = second.remote.wallets.getActive()?.walletId
  expect(read.payload).toEqual({ walletId, publicKey, iat: expect.any(Number) })
})

test('S-26: a reloaded page reads the status, and each take uses a new key', async () => {
  const { first, second, service, keys, release } = await createTwoDevices()
  await release.take()
  const taken = service.getTaken()?.publicKey
  await second.database.remove('wallets', userId)
  const project = { escrow: { publicKey: toBase64url(keys.publicKey) } }
  const again = await createTestFrame({ project, remote: first.remote })
  await expect(again.logIn()).rejects.toMatchObject({ code: 'recovery_required' })
  service.stand(waiting)
  const { release: loaded } = again.frame
  const leaving = new AbortController()
  const following = loaded.follow(leaving.signal)
  await expect.poll(() => loaded.store.getState().status).toBe('waiting')
  leaving.abort()
  await expect(following).rejects.toThrow()
  await loaded.take()
  expect(service.getTaken()?.publicKey).not.toBe(taken)
})

test('S-26: a copy of another wallet or an unreadable copy is not stored', async () => {
  const { second, service, release } = await createTwoDevices()
  service.swap((entropy) => entropy.map((byte) => byte ^ 1))
  await expect(release.take()).rejects.toMatchObject({ code: 'released_copy_unusable' })
  second.remote.answer(takeRelease, () => ({ enc: 'AAAA', ct: 'AAAA' }))
  await expect(release.take()).rejects.toMatchObject({ code: 'released_copy_unusable' })
  expect(await second.database.get('wallets', userId)).toBeUndefined()
})

test('S-26: the copy is not taken if the share is unavailable, so it is not lost', async () => {
  const { second, service, release } = await createTwoDevices()
  second.remote.wallets.cut('releaseShare', 'before')
  await expect(release.take()).rejects.toMatchObject({ code: 'unreachable' })
  expect(service.getTaken()).toBeUndefined()
  await release.take()
  expect(release.store.getState()).toEqual({ status: 'done' })
})

test.each([{ state: 'asked', expiresAt: waiting.opensAt } as const, waiting, open])(
  'S-26: a request in status $state that disappears becomes `over` and can be repeated',
  async (standing) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { service, release, follow } = await createTwoDevices()
    service.stand(standing)
    const following = follow()
    await vi.advanceTimersByTimeAsync(0)
    expect(release.store.getState()).toMatchObject({ status: standing.state })
    service.stand({ state: 'none' })
    await vi.advanceTimersByTimeAsync(15_000)
    await following
    expect(release.store.getState()).toEqual({ status: 'over' })
    await release.ask()
    expect(release.store.getState()).toEqual({ status: 'asked', deviceNumber })
  },
)

test('S-41a: a mail requested too soon shows the server’s seconds and keeps the status', async () => {
  const { second, release, follow } = await createTwoDevices()
  await follow()
  second.remote.answer(startRelease, () => {
    const common = { message: 'text', ref: undefined, status: 429 }
    throw new ServiceUnavailableError({ code: 'send_too_soon', retryAfterMs: 17_000, ...common })
  })
  await expect(release.ask()).rejects.toMatchObject({
    shortMessage: 'Please try again after 17 seconds',
  })
  expect(release.store.getState()).toEqual({ status: 'offered' })
})

test('S-26: without a copy or without operator recovery the status stays `none`', async () => {
  const { first, release } = await createTwoDevices()
  expect(release.store.getState()).toEqual({ status: 'unknown' })
  const plain = await createTestFrame({ remote: first.remote })
  await expect(plain.logIn()).rejects.toMatchObject({ code: 'recovery_required' })
  expect(plain.frame.release.store.getState()).toEqual({ status: 'none' })
  first.remote.wallets.dropEscrow(first.remote.wallets.getActive()?.walletId ?? '')
  const project = { escrow: { publicKey: 'A'.repeat(87) } }
  const without = await createTestFrame({ project, remote: first.remote })
  await expect(without.logIn()).rejects.toMatchObject({ code: 'recovery_required' })
  expect(without.frame.release.store.getState()).toEqual({ status: 'none' })
})

test('S-102: a failed poll keeps the known status and rejects while the status is unknown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { second, service, release, leaving, follow } = await createTwoDevices()
  const fail = () => {
    throw new BaseError('no answer', { code: 'unreachable' })
  }
  second.remote.answer(readRelease, fail)
  await expect(follow()).rejects.toMatchObject({ code: 'unreachable' })
  second.remote.answer(readRelease, () => ({ release: waiting }))
  const following = follow()
  await vi.advanceTimersByTimeAsync(0)
  second.remote.answer(readRelease, fail)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(release.store.getState()).toMatchObject({ status: 'waiting' })
  expect(service.getTaken()).toBeUndefined()
  leaving.abort()
  await expect(following).rejects.toThrow()
})

test('S-138: polling stops when the recovery ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { second, service, release, follow } = await createTwoDevices()
  service.stand(waiting)
  const following = expect(follow()).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(0)
  release.end()
  await following
  const count = second.remote.calls.length
  await vi.advanceTimersByTimeAsync(120_000)
  const asked = second.remote.calls.slice(count).map(({ path }) => path)
  expect(asked).not.toContain(readRelease.path)
  expect(release.store.getState()).toEqual({ status: 'none' })
})

test('S-30: no request of escrow and release contains the wallet in any encoding', async () => {
  const { first, keys, release } = await createTwoDevices()
  await release.ask()
  await release.take()
  const { walletId } = first.remote.wallets.getActive() ?? expect.unreachable('no wallet')
  const copy = first.remote.wallets.getEscrow(walletId) ?? expect.unreachable('no copy')
  const opened = { ...keys, purpose: 'secure-frame/escrow/v1', walletId } as const
  const entropy = await openBytes(copy, opened)
  const sent = JSON.stringify(first.remote.calls)
  // Checks that the search works: it finds the sealed copy.
  expect(sent).toContain(toBase64url(copy.ct))
  const writings = [
    toMnemonic(entropy),
    bytesToHex(entropy).slice(2),
    toBase64url(entropy),
    base58.encode(entropy),
    entropy.join(),
  ]
  expect(writings.filter((writing) => sent.includes(writing))).toEqual([])
})
