import { sleep } from '@latchkey/core'
import type { Session } from '@latchkey/frame-api'
import { openRecovery, sendRecoveryLink, takeRecovery } from '@latchkey/frame-api/endpoints'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { fromBase64url, toBase64url } from '../client/base64url.ts'
import type { FrameClient } from '../client/FrameClient.ts'
import { pollUntil } from '../client/pollUntil.ts'
import { keepRecovered } from '../keys/keepRecovered.ts'
import type { FrameDatabase } from '../keys/openFrameDatabase.ts'
import { openShareLayer } from '../keys/shareLayer.ts'
import { createTransferReceiver, toFingerprint } from '../keys/transfer.ts'
import type { WalletServer } from '../keys/WalletServer.ts'

export type RecoveryState =
  | { readonly status: 'none' }
  | { readonly status: 'opening' }
  /**
   * The frame waits for the user to enter the recovery code on the recovery page. Frame and page
   * both show origin and fingerprint, so that the user can compare them (S-25).
   */
  | { readonly status: 'waiting'; readonly origin: string; readonly fingerprint: string }
  | { readonly status: 'done' }
  | { readonly status: 'failed' }

export type BeginOptions = { readonly session: Session; readonly origin: string }

/**
 * Receives a wallet on a new device: waits until the recovery page encrypts the wallet for this
 * frame.
 */
export type Recovery = {
  readonly store: Pick<StoreApi<RecoveryState>, 'getState' | 'subscribe' | 'getInitialState'>
  /**
   * Opens a mailbox on the server and waits for the encrypted wallet. At most one recovery is in
   * progress.
   */
  readonly begin: (walletId: string, options: BeginOptions) => void
  /**
   * Waits briefly for a transfer that is about to finish. The recovery page reports success before
   * this frame receives the wallet.
   *
   * @returns Whether this device holds the wallet now.
   */
  readonly arrives: () => Promise<boolean>
  /**
   * Mails a link to the recovery page, for a browser that has not recently approved a mailed link.
   *
   * @returns The number to type on that page (S-42).
   */
  readonly sendLink: (origin: string) => Promise<number>
  readonly end: () => void
}

export type CreateRecoveryParameters = {
  readonly database: FrameDatabase
  readonly client: FrameClient
  readonly wallets: WalletServer
}

/**
 * Maximum time in milliseconds to wait for a wallet whose recovery the page has reported as
 * finished. The server notifies the frame sooner.
 */
const arrivalMs = 2_000

/**
 * Creates the recovery of one document. The key pair of each transfer is deleted together with its
 * mailbox.
 */
export function createRecovery(parameters: CreateRecoveryParameters): Recovery {
  const store = createStore<RecoveryState>()(() => ({ status: 'none' }))
  let waiting: AbortController | undefined
  let arriving: Promise<void> = Promise.resolve()

  return {
    store,
    begin(walletId, options) {
      if (waiting) return
      const attempt = new AbortController()
      waiting = attempt
      const { signal } = attempt
      const show = (state: RecoveryState) => {
        if (!signal.aborted) store.setState(state, true)
      }
      arriving = recover({ ...parameters, ...options, walletId, signal, show })
        .then(() => show({ status: 'done' }))
        .catch(() => show({ status: 'failed' }))
        .finally(() => {
          if (waiting === attempt) waiting = undefined
        })
    },
    async arrives() {
      await Promise.race([arriving, waiting && sleep(arrivalMs, undefined)])
      return store.getState().status === 'done'
    },
    async sendLink(origin) {
      return (await parameters.client.call(sendRecoveryLink, { origin })).deviceNumber
    },
    end() {
      waiting?.abort()
      waiting = undefined
      store.setState({ status: 'none' }, true)
    },
  }
}

type RecoverParameters = CreateRecoveryParameters &
  BeginOptions & {
    readonly walletId: string
    readonly signal: AbortSignal
    readonly show: (state: RecoveryState) => void
  }

async function recover(parameters: RecoverParameters): Promise<void> {
  const { client, wallets, database, session, origin, walletId, signal, show } = parameters
  const receiver = await createTransferReceiver(walletId)
  const publicKey = toBase64url(receiver.publicKey)
  show({ status: 'opening' })
  const { mailboxId } = await client.call(openRecovery, { publicKey, origin }, { signal })
  show({ status: 'waiting', origin, fingerprint: await toFingerprint(receiver.publicKey) })
  const ask = () => client.call(takeRecovery, { mailboxId }, { signal })
  const { enc, ct } = await pollUntil(ask, signal)
  const layer = await receiver.open({ enc: fromBase64url(enc), ct: fromBase64url(ct) })
  const share = await wallets.releaseShare(walletId, 'use')
  const { userId } = session
  const addresses = session.wallet?.addresses
  const entropy = await openShareLayer(layer, { walletId, share })
  await keepRecovered(entropy, { database, userId, walletId, addresses, share, signal })
}
