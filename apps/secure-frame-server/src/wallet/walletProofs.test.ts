import type { WalletAct, WalletProof } from '@latchkey/frame-api'
import { beforeEach, expect, test } from 'vitest'
import { findSession } from '../sessions/sessions.ts'
import type { TestDevice } from '../testing/createTestDevice.ts'
import { createTestWallet, enrol, type TestWallet } from '../testing/createTestWallet.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'
import { requireWalletProof } from './walletProofs.ts'

const at = useTestServer()
const ann = 'ann@example.test'
let device: TestDevice
let wallet: TestWallet
let walletId: string

async function signIn(email = ann) {
  const signedIn = await at.server.openDevice()
  await signedIn.signIn(email)
  at.server.clock.advance(31_000)
  return signedIn
}

beforeEach(async () => {
  device = await signIn()
  ;({ wallet, walletId } = await enrol(device))
})

/**
 * Returns the error code for a proof of this device. `undefined` if the server accepts the proof.
 */
async function check(proof: WalletProof, act: WalletAct = 'archive', asker = device) {
  const token = asker.browser.cookies.get('__Host-frame') ?? ''
  const key = { token, thumbprint: asker.thumbprint }
  const session = await findSession(at.db, key, at.server.clock.now())
  if (!session) throw new Error('no session')
  return requireWalletProof(at.server.context, session, { walletId, act, proof }).then(
    () => 'taken',
    (error) => error.code,
  )
}

async function readNonce(asker = device, id = walletId): Promise<string> {
  return (await asker.post(`/api/wallet/${id}/proof`)).json().nonce
}

async function sign(signer: TestWallet, nonce: string, act: WalletAct = 'archive') {
  const { eip155, solana } = await signer.prove(walletId, { act, nonce })
  return {
    evm: { namespace: 'eip155', nonce, signature: eip155 } as const,
    solana: { namespace: 'solana', nonce, signature: solana } as const,
  }
}

test('S-36b: either account of the wallet proves that it is open, once for a nonce', async () => {
  const { evm } = await sign(wallet, await readNonce())
  const answers = await Promise.all([check(evm), check(evm), check(evm)])
  expect(answers.toSorted()).toEqual(['invalid_wallet_proof', 'invalid_wallet_proof', 'taken'])
  const { solana } = await sign(wallet, await readNonce())
  expect(await check(solana)).toBe('taken')
})

test('S-36b: a proof of another act, another wallet or another nonce counts for nothing', async () => {
  const other = await sign(wallet, await readNonce(), 'code')
  expect(await check(other.evm)).toBe('invalid_wallet_proof')
  const stranger = await sign(createTestWallet(), await readNonce())
  expect(await check(stranger.evm)).toBe('invalid_wallet_proof')
  expect(await check(stranger.solana)).toBe('invalid_wallet_proof')
  const [nonce, elsewhere] = [await readNonce(), await readNonce(device, 'another0wallet0id00000')]
  const { evm } = await sign(wallet, nonce)
  expect(await check({ ...evm, nonce: await readNonce() })).toBe('invalid_wallet_proof')
  expect(await check((await sign(wallet, elsewhere)).evm)).toBe('invalid_wallet_proof')
  expect(await check((await sign(wallet, `${'A'.repeat(22)}.${'A'.repeat(43)}`)).evm)).toBe(
    'invalid_wallet_proof',
  )
})

test('S-36b: a nonce is of the session that asked, and lives between five and ten minutes', async () => {
  const second = await signIn()
  const theirs = await sign(wallet, await readNonce(second))
  expect(await check(theirs.evm)).toBe('invalid_wallet_proof')
  const kept = await sign(wallet, await readNonce())
  at.server.clock.advance(5 * 60_000)
  expect(await check(kept.evm)).toBe('taken')
  const late = await sign(wallet, await readNonce())
  at.server.clock.advance(10 * 60_000)
  expect(await check(late.evm)).toBe('invalid_wallet_proof')
})

test('S-36b: a failed proof consumes its nonce; another user’s wallet is not found', async () => {
  const nonce = await readNonce()
  const { evm } = await sign(wallet, nonce)
  expect(await check({ ...evm, signature: `0x${'1'.repeat(130)}` })).toBe('invalid_wallet_proof')
  expect(await check(evm)).toBe('invalid_wallet_proof')
  const bob = await signIn('bob@example.test')
  const foreign = await sign(wallet, await readNonce(bob))
  expect(await check(foreign.evm, 'archive', bob)).toBe('not_found')
})

test('S-36b, S-36g: an archived wallet releases its share for a proof, only to its owner', async () => {
  const share = () => device.post(`/api/wallet/${walletId}/share`, { purpose: 'use' })
  const before = (await share()).json().share
  const proof = await wallet.proveOpened(device, walletId, 'archive')
  const archived = await device.post(`/api/wallet/${walletId}/archive`, { confirmations: 2, proof })
  expect(archived.statusCode).toBe(200)
  expect((await share()).json().share).toBe(before)
  const { evm } = await sign(wallet, await readNonce())
  expect(await check(evm)).toBe('taken')
  const bob = await signIn('bob@example.test')
  expect(codeOf(await bob.post(`/api/wallet/${walletId}/share`, { purpose: 'use' }))).toBe(
    'not_found',
  )
})
