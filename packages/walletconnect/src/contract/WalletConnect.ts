import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/core'
import type { Cacao } from './Cacao.ts'
import type { PairedWallet } from './PairedWallet.ts'
import type { WalletConnectStorage } from './WalletConnectStorage.ts'

/** What a wallet shows of this app. `url` has to be the page's origin, or wallets warn. */
export type WalletConnectMetadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** Replaces parts of what is asked of a wallet (kit-state §12.3). What is absent keeps its default. */
export type WalletConnectOverrides = {
  readonly methods?: Readonly<Partial<Record<ChainNamespace, readonly string[]>>>
  readonly events?: Readonly<Partial<Record<ChainNamespace, readonly string[]>>>
  readonly chains?: Readonly<Partial<Record<ChainNamespace, readonly CaipNetworkId[]>>>
  /** Network a fresh session starts on, where the wallet approves it. */
  readonly defaultNetworkId?: CaipNetworkId
}

export type CreateWalletConnectOptions = {
  readonly projectId: string
  /** The one host that is talked to, `ws:` or `wss:`. */
  readonly relayUrl: string
  readonly metadata: WalletConnectMetadata
  /** All configured networks; each namespace of theirs is asked for. */
  readonly networks: readonly Network[]
  /** Keeps two kits on one page apart. */
  readonly storagePrefix: string
  /** Absent: the browser's `localStorage`; memory where there is none. */
  readonly storage?: WalletConnectStorage
  readonly overrides?: WalletConnectOverrides
}

/** A pairing for a QR code or a link. `expiresAt`: ms since 1970, 4 minutes after its making. */
export type Pairing = { readonly uri: string; readonly expiresAt: number }

export type PairParameters = {
  /** Called with the pairing to show, and again with a new one should it run out of time. */
  readonly onUri: (pairing: Pairing) => void
  /** Called when the relay is lost while a pairing waits, and when it is back: without it no wallet can answer. */
  readonly onRelay?: (reached: boolean) => void
  /** Ends the waiting; the pairing itself stays usable for the next call until it expires. */
  readonly signal: AbortSignal | undefined
  /** True: never takes up the pairing of an earlier call. */
  readonly fresh?: boolean
}

/**
 * Fields of the message a wallet signs while it connects (CAIP-222). eip155 only. The issue time is not among them: the
 * protocol's client writes it, by the device's clock.
 */
export type AuthenticateMessage = {
  /** The first is the one the message names. */
  readonly chains: readonly CaipNetworkId[]
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement?: string
  /** RFC 3339, as `notBefore`. */
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly resources?: readonly string[]
}

export type AuthenticateParameters = PairParameters & { readonly message: AuthenticateMessage }

export type AuthenticateReturnType = {
  readonly session: PairedWallet
  /** Empty: the wallet only connected, or signed a text longer than servers read; ask for the signature in the view. */
  readonly cacaos: readonly SignedCacao[]
}

/** One signature of a one-click sign-in, with the exact text that was signed. */
export type SignedCacao = {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly message: string
  /** 0x hex. */
  readonly signature: string
  readonly cacao: Cacao
}

/** WalletConnect for all namespaces: one client, one session at a time. */
export type WalletConnect = {
  /**
   * Makes a pairing and waits for a wallet to approve it. A call during another takes up the same pairing unless it is
   * `fresh` or has 10 seconds left or less (K-WC-02).
   *
   * @throws {ConnectionRejectedError} The person refused in the wallet.
   * @throws {RequestTimedOutError} No wallet answered within the 4 minutes of the pairing.
   * @throws {ServiceUnreachableError} The relay is not reached.
   * @throws {FailedToConnectError} The wallet granted nothing that is of use.
   */
  readonly pair: (parameters: PairParameters) => Promise<PairedWallet>
  /**
   * As `pair`, with a signature in the same step. Each call makes a pairing of its own, `fresh` or not, and no later one
   * takes it up: a wallet that answers after the wait is disconnected. Where another namespace than eip155 is configured
   * as well, this is `pair`, without a signature.
   *
   * @throws {FailedToConnectError} The wallet signed something else than it was asked to; no session stays.
   */
  readonly authenticate: (parameters: AuthenticateParameters) => Promise<AuthenticateReturnType>
  /**
   * The stored session that is still valid, if any: also one that another tab has stored since, for which what runs here
   * is stopped and started again. Asks nobody and opens no connection it does not need.
   */
  readonly restore: () => Promise<PairedWallet | undefined>
  /** Closes the connection and ends every wait; the session stays stored. */
  readonly stop: () => Promise<void>
}
