import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/core'
import type { Cacao } from './Cacao.ts'
import type { PairedWallet } from './PairedWallet.ts'
import type { WalletConnectStorage } from './WalletConnectStorage.ts'

/**
 * Description of this app, which wallets show. `url` must be the page's origin, or wallets warn.
 */
export type WalletConnectMetadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/**
 * Replaces parts of the WalletConnect session proposal (kit-state §12.3). Parts that are absent
 * keep their default.
 */
export type WalletConnectOverrides = {
  readonly methods?: Readonly<Partial<Record<ChainNamespace, readonly string[]>>>
  readonly events?: Readonly<Partial<Record<ChainNamespace, readonly string[]>>>
  readonly chains?: Readonly<Partial<Record<ChainNamespace, readonly CaipNetworkId[]>>>
  /** Network on which a new WalletConnect session starts, if the wallet approves that network. */
  readonly defaultNetworkId?: CaipNetworkId
}

export type CreateWalletConnectOptions = {
  readonly projectId: string
  /** URL of the relay (`ws:` or `wss:`), the only host that is contacted. */
  readonly relayUrl: string
  readonly metadata: WalletConnectMetadata
  /**
   * All networks that the app has configured. The WalletConnect session proposal contains each of
   * their namespaces.
   */
  readonly networks: readonly Network[]
  /** Prefix of the storage keys, which separates the data of two kits on one page. */
  readonly storagePrefix: string
  /**
   * Storage of WalletConnect sessions and pairings. Default: the browser's `localStorage`, or
   * memory if that is missing.
   */
  readonly storage?: WalletConnectStorage
  readonly overrides?: WalletConnectOverrides
}

/**
 * A pairing for a QR code or a link. `expiresAt` is a Unix time in milliseconds, 4 minutes after
 * creation.
 */
export type Pairing = { readonly uri: string; readonly expiresAt: number }

export type PairParameters = {
  /** Called once with the pairing to show, e.g. as a QR code. */
  readonly onUri: (pairing: Pairing) => void
  /**
   * Called with false when the relay is lost during a pairing, and with true when it is reached
   * again. Wallets cannot answer without the relay.
   */
  readonly onRelay?: (reached: boolean) => void
  /**
   * Aborts the wait for the wallet. The pairing stays usable for the next call until it expires.
   */
  readonly signal: AbortSignal | undefined
  /** Whether to create a new pairing even if an earlier one is still usable. Default false. */
  readonly fresh?: boolean
}

/**
 * Fields of the message that a wallet signs while it connects (CAIP-222). Only for eip155. The
 * WalletConnect client adds the issue time from the device's clock.
 */
export type AuthenticateMessage = {
  /** CAIP-2 ids of the requested chains. The message to sign names the first one. */
  readonly chains: readonly CaipNetworkId[]
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement?: string
  /** Time at which the signed message expires, in RFC 3339 format like `notBefore`. */
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly resources?: readonly string[]
}

export type AuthenticateParameters = PairParameters & { readonly message: AuthenticateMessage }

export type AuthenticateReturnType = {
  readonly session: PairedWallet
  /**
   * Signatures. Empty if the wallet only connected, or signed a text longer than servers accept;
   * request the signature separately then.
   */
  readonly cacaos: readonly SignedCacao[]
}

/** A signature of a one-click sign-in with the exact text that was signed. */
export type SignedCacao = {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly message: string
  /** Signature of the message as 0x hex. */
  readonly signature: string
  readonly cacao: Cacao
}

/** WalletConnect for all namespaces, with one client and one WalletConnect session at a time. */
export type WalletConnect = {
  /**
   * Creates a pairing and waits until a wallet approves it. A concurrent call reuses the pairing,
   * unless it is `fresh` or the pairing has 10 seconds left or less (K-WC-02).
   *
   * @throws {ConnectionRejectedError} The user refused in the wallet.
   * @throws {RequestTimedOutError} No wallet answered within the 4 minutes of the pairing.
   * @throws {ServiceUnreachableError} The relay is unreachable.
   * @throws {FailedToConnectError} The wallet granted no account of a configured network.
   */
  readonly pair: (parameters: PairParameters) => Promise<PairedWallet>
  /**
   * Like `pair`, with a signature in the same step. Each call creates a separate pairing, `fresh`
   * or not, which later calls never reuse. A wallet that answers after the wait is disconnected. If
   * namespaces other than eip155 are configured, it equals `pair`, without a signature.
   *
   * @throws {FailedToConnectError} The wallet signed a different message; the WalletConnect session
   * is dropped.
   */
  readonly authenticate: (parameters: AuthenticateParameters) => Promise<AuthenticateReturnType>
  /**
   * Returns the wallet of the stored WalletConnect session, if it is valid, without a prompt.
   * Restarts the client if another tab has stored a session since the start. Opens no relay
   * connection without a session.
   */
  readonly restore: () => Promise<PairedWallet | undefined>
  /** Closes the connection and ends every wait. The WalletConnect session stays stored. */
  readonly stop: () => Promise<void>
}
