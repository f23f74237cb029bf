import { anySignal, isTransportFailure, sleep } from '@latchkey/core'
import type { ResponseOf } from '@latchkey/core/contract'
import { readRelease, startRelease, takeRelease } from '@latchkey/frame-api/endpoints'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { fromBase64url, toBase64url } from '../client/base64url.ts'
import type { FrameClient } from '../client/FrameClient.ts'
import { signReleaseProof } from '../client/signReleaseProof.ts'
import { withSecret } from '../keys/bytes.ts'
import { readDeviceKeys } from '../keys/deviceKeys.ts'
import { RecoveryRequiredError, UnreadableRecordError } from '../keys/errors.ts'
import { createReleaseReceiver } from '../keys/escrow.ts'
import { keepRecovered } from '../keys/keepRecovered.ts'
import type { FrameDatabase } from '../keys/openFrameDatabase.ts'
import type { WalletServer } from '../keys/WalletServer.ts'
import { toSendError } from './createLogin.ts'
import type { BeginOptions } from './createRecovery.ts'
import { ReleasedCopyError } from './errors.ts'

export type ReleaseState =
  /** No recovery is open, or the operator has no copy of the wallet. */
  | { readonly status: 'none' }
  /** The server has not reported yet whether a recovery with the operator's copy is open. */
  | { readonly status: 'unknown' }
  | { readonly status: 'offered' }
  /**
   * A link was mailed to the owner. Only the document that sent the request knows the number that
   * the owner types on the linked page (S-42).
   */
  | { readonly status: 'asked'; readonly deviceNumber?: number }
  | { readonly status: 'waiting'; readonly opensAt: string }
  | { readonly status: 'open' }
  /** The request for the operator's copy was rejected or cancelled, or it has expired. */
  | { readonly status: 'over' }
  | { readonly status: 'done' }

/**
 * Recovers a wallet with the copy that the operator holds (S-26). The server decides the status of
 * the request.
 */
export type Release = {
  readonly store: Pick<StoreApi<ReleaseState>, 'getState' | 'subscribe' | 'getInitialState'>
  /** Checks whether the operator has a copy of the wallet, and if so offers this recovery. */
  readonly begin: (walletId: string, options: BeginOptions) => void
  /**
   * Polls the status while the server may still change it. If the server does not answer, the
   * status stays unchanged.
   *
   * @throws Any definitive rejection by the server, any failure while the status is unknown, and
   * the signal's abort reason.
   */
  readonly follow: (signal: AbortSignal) => Promise<void>
  /**
   * Mails the owner a link that approves the release of the operator's copy. This cancels an
   * earlier request.
   *
   * @throws {SendTooSoonError} Contains the wait in seconds.
   */
  readonly ask: () => Promise<void>
  /**
   * Downloads the operator's copy and stores the wallet on this device. Can be called again after a
   * failure.
   */
  readonly take: () => Promise<void>
  readonly end: () => void
}

export type CreateReleaseParameters = {
  readonly database: FrameDatabase
  readonly client: FrameClient
  readonly wallets: WalletServer
  /** Whether the operator recovers wallets with its copies (S-26). */
  readonly offered: boolean
  /** Returns the current Unix time in milliseconds. */
  readonly now: () => number
}

type Begun = BeginOptions & { readonly walletId: string; readonly ending: AbortController }
type Standing = ResponseOf<typeof readRelease>['release']

/**
 * Milliseconds between two polls: short while the owner reads the mail (`asked`), longer during the
 * one-day waiting time.
 */
const askAgainMs = { asked: 3_000, other: 15_000 }

/**
 * Returns whether the server may still change this status of a release. Polling continues while it
 * may.
 */
export const isMoving = (status: ReleaseState['status']): boolean =>
  status === 'unknown' || status === 'asked' || status === 'waiting' || status === 'open'

/**
 * Creates the object that recovers a wallet by the operator's copy, for one document of the frame
 * (S-26).
 */
export function createRelease(parameters: CreateReleaseParameters): Release {
  const { client, offered } = parameters
  const store = createStore<ReleaseState>()(() => ({ status: 'none' }))
  let begun: Begun | undefined
  const show = (state: ReleaseState) => store.setState(state, true)

  const requireBegun = () => {
    if (!begun) throw new DOMException('The recovery has ended.', 'AbortError')
    return begun
  }

  async function read(signal: AbortSignal): Promise<void> {
    const before = store.getState()
    const { release } = await client.call(readRelease, {}, { signal })
    // If `ask` or `take` changed the state during this poll, the polled status is outdated and
    // ignored.
    if (store.getState() !== before) return
    show(toState(release, before))
  }

  return {
    store,
    begin(walletId, options) {
      if (!offered || options.session.wallet?.escrowed !== true) return
      if (begun?.walletId === walletId && store.getState().status !== 'done') return
      begun = { ...options, walletId, ending: new AbortController() }
      show({ status: 'unknown' })
    },
    async follow(leaving) {
      const signal = anySignal(leaving, requireBegun().ending.signal)
      for (;;) {
        await read(signal).catch((error: unknown) => {
          if (!isTransportFailure(error) || store.getState().status === 'unknown') throw error
        })
        const { status } = store.getState()
        if (!isMoving(status)) return
        await sleep(status === 'asked' ? askAgainMs.asked : askAgainMs.other, signal)
      }
    },
    async ask() {
      const { origin, ending } = requireBegun()
      const { signal } = ending
      try {
        const { deviceNumber } = await client.call(startRelease, { origin }, { signal })
        show({ status: 'asked', deviceNumber })
      } catch (error) {
        throw toSendError(error)
      }
    },
    async take() {
      const attempt = requireBegun()
      await takeCopy(parameters, attempt)
      if (begun === attempt) show({ status: 'done' })
    },
    end() {
      begun?.ending.abort()
      begun = undefined
      show({ status: 'none' })
    },
  }
}

function toState(release: Standing, before: ReleaseState): ReleaseState {
  switch (release.state) {
    case 'asked':
      return before.status === 'asked' ? before : { status: 'asked' }
    case 'waiting':
      return { status: 'waiting', opensAt: release.opensAt }
    case 'open':
      return { status: 'open' }
    case 'none':
      return before.status === 'unknown' || before.status === 'offered'
        ? { status: 'offered' }
        : { status: 'over' }
  }
}

/**
 * Downloads the operator's copy and stores the wallet. The download comes last, after all steps
 * that can fail without it, because the server releases a copy only once.
 */
async function takeCopy(parameters: CreateReleaseParameters, attempt: Begun): Promise<void> {
  const { client, wallets, database, now } = parameters
  const { session, walletId, ending } = attempt
  const { signal } = ending
  const receiver = await createReleaseReceiver(walletId)
  const publicKey = toBase64url(receiver.publicKey)
  const { proofKey } = await readDeviceKeys(database)
  const share = await wallets.releaseShare(walletId, 'use')
  await withSecret(share, async () => {
    const proof = await signReleaseProof(proofKey, { walletId, publicKey, now: now() })
    const sealed = await client.call(takeRelease, { publicKey, proof }, { signal })
    const copy = { enc: fromBase64url(sealed.enc), ct: fromBase64url(sealed.ct) }
    const addresses = session.wallet?.addresses
    const { userId } = session
    const kept = { database, userId, walletId, addresses, share, signal }
    try {
      await keepRecovered(await receiver.open(copy), kept)
    } catch (cause) {
      throw isOtherWallet(cause) ? new ReleasedCopyError({ cause }) : cause
    }
  })
}

const isOtherWallet = (error: unknown): boolean =>
  error instanceof UnreadableRecordError || error instanceof RecoveryRequiredError
