import type { Endpoint } from '@latchkey/core/contract'
import type { Session, WalletChange } from '@latchkey/frame-api'
import * as endpoints from '@latchkey/frame-api/endpoints'
import {
  activateWallet,
  addPasskey,
  dropEscrow,
  getSession,
  listWalletChanges,
  putEscrow,
  releaseShare,
  removePasskey,
  reserveWallet,
  signOut,
  startEmail,
  startWalletProof,
  submitEmailCode,
  uploadRecovery,
  waitForDevice,
} from '@latchkey/frame-api/endpoints'
import { getAddress } from 'viem'
import { fromBase64url, toBase64url } from '../client/base64url.ts'
import type { FrameClient } from '../client/FrameClient.ts'
import { parsePasskeyText } from '../client/passkeyText.ts'
import { parseRecoveryText } from '../client/recoveryText.ts'
import { createFakeWalletServer, type FakeWalletServer } from './createFakeWalletServer.ts'

type Answer = (input: Record<string, unknown>) => unknown

export type FakeFrameServer = {
  readonly client: FrameClient
  readonly wallets: FakeWalletServer
  /**
   * Replaces the answer of one endpoint. If `answer` throws, the client call rejects with that
   * error.
   */
  readonly answer: (endpoint: Endpoint, answer: Answer) => void
  /** API calls that the fake server has received, with their inputs, in order. */
  readonly calls: { readonly path: string; readonly input: unknown }[]
  readonly signIn: () => void
}

const time = '2030-01-15T10:00:00.000Z'
const transaction = { transactionId: 'transaction00001', expiresAt: time, retryAfterSeconds: 30 }

export const fakeChange: WalletChange = {
  id: 'change0000000000000001',
  walletId: 'wallet00000000000000',
  address: '0x0000000000000000000000000000000000000001',
  kind: 'code',
  state: 'waiting',
  proven: false,
  origin: 'https://app.test',
  browser: 'Chromium on Linux',
  askedAt: '2030-01-15T10:00:00.000Z',
  takesEffectAt: '2030-01-16T10:00:00.000Z',
  restorableUntil: '2030-02-15T10:00:00.000Z',
}

export const fakeSession: Session = {
  userId: 'user000000000001',
  email: 'ada@example.test',
  userName: null,
  login: 'email',
  deviceId: 'device0000000001',
  origin: 'https://app.test',
  signedInAt: time,
  freshUntil: null,
  expiresAt: time,
  wallet: null,
}

/**
 * Creates a fake frame server with one user. Its answers are validated with the schemas of the API.
 */
export function createFakeFrameServer(): FakeFrameServer {
  const wallets = createFakeWalletServer()
  const device = wallets.forDevice('a')
  const calls: FakeFrameServer['calls'] = []
  let session: Session | null = null
  const readSession = () => session && { ...session, wallet: wallets.getActive() ?? null }

  const answers = new Map<string, Answer>([
    [getSession.path, () => ({ session: readSession(), serverTime: time })],
    [startEmail.path, () => ({ action: 'VERIFY_OTP', ...transaction })],
    [waitForDevice.path, () => ({ state: 'approved', ...transaction })],
    [
      submitEmailCode.path,
      () => {
        session = fakeSession
        return { session: readSession() }
      },
    ],
    [
      signOut.path,
      () => {
        session = null
        return { ok: true }
      },
    ],
    [reserveWallet.path, async () => ({ wallet: await device.reserve() })],
    [
      releaseShare.path,
      async ({ walletId }) => ({
        share: toBase64url(await device.releaseShare(String(walletId), 'use')),
      }),
    ],
    [listWalletChanges.path, () => ({ changes: [] })],
    [
      startWalletProof.path,
      async ({ walletId }) => ({ nonce: await device.startProof(String(walletId)) }),
    ],
    [
      uploadRecovery.path,
      async ({ record }) => {
        await device.uploadRecovery(parseRecoveryText(String(record)))
        return {}
      },
    ],
    [
      addPasskey.path,
      async (input) => {
        const { credentialId, record, proof } = addPasskey.input.parse(input)
        await device.addPasskey(parsePasskeyText({ credentialId, record }), proof)
        return { ok: true }
      },
    ],
    [
      removePasskey.path,
      async (input) => {
        const { proof, ...passkey } = removePasskey.input.parse(input)
        await device.removePasskey(passkey, proof)
        return { ok: true }
      },
    ],
    [
      putEscrow.path,
      async (input) => {
        const { walletId, enc, ct } = putEscrow.input.parse(input)
        await device.putEscrow(walletId, { enc: fromBase64url(enc), ct: fromBase64url(ct) })
        return {}
      },
    ],
    [
      dropEscrow.path,
      ({ walletId }) => {
        wallets.dropEscrow(String(walletId))
        return {}
      },
    ],
    [
      activateWallet.path,
      async ({ walletId, addresses, proofs }) => {
        const owned = activateWallet.input.parse({ walletId, addresses, proofs })
        const { eip155, solana } = owned.addresses
        const answer = await device.activate(owned.walletId, {
          addresses: { eip155: getAddress(eip155), solana },
          proofs: owned.proofs,
        })
        return { wallet: answer }
      },
    ],
  ])

  return {
    client: {
      async call(endpoint, input) {
        calls.push({ path: endpoint.path, input })
        endpoint.input.parse(input)
        const known = Object.values(endpoints).some(({ path }) => path === endpoint.path)
        const answer = known ? answers.get(endpoint.path) : undefined
        if (!answer) throw new Error(`nothing answers ${endpoint.path}`)
        const body = await answer({ ...input })
        return endpoint.response.parse(body) as never
      },
    },
    wallets,
    answer: (endpoint, answer) => void answers.set(endpoint.path, answer),
    calls,
    signIn() {
      session = fakeSession
    },
  }
}
