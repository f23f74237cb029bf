import type { ChainNamespace, RemoteSigner, Unsubscribe } from '@latchkey/core'

/** Description of the wallet on the other side, bounded but from the wallet itself. */
export type RemotePeer = {
  readonly name: string
  /** Image data. Images by URL, which most wallets use, are not loaded (S-65). */
  readonly icon: string | undefined
  /** `https:` URL of the wallet. */
  readonly url: string | undefined
}

export type RemoteSessionListener = {
  /** Accounts or networks changed. Read the signers again. */
  readonly updated: () => void
  /** The wallet ended the session. Called once. */
  readonly deleted: () => void
  /** The session expired. Called once. */
  readonly expired: () => void
}

/** A session that a wallet has approved. */
export type PairedWallet = {
  readonly topic: string
  readonly peer: RemotePeer
  /** Expiry as Unix time in milliseconds. */
  readonly getExpiresAt: () => number
  /** Configured namespaces in which the session currently has accounts. */
  readonly namespaces: readonly ChainNamespace[]
  /**
   * True if the peer is named exactly `MetaMask Wallet`, because that wallet serves networks it has
   * not approved (K-WC-06).
   */
  readonly supportsAllNetworks: boolean
  /**
   * Returns the signer of a namespace, the same object on each call. Returns `undefined` if the
   * session has no account in the namespace.
   */
  readonly toSigner: (namespace: ChainNamespace) => RemoteSigner | undefined
  readonly watch: (listener: RemoteSessionListener) => Unsubscribe
  /**
   * Ends the session in all namespaces: locally without delay, and for the wallet once the relay is
   * reached. Never fails. A second call has no effect.
   */
  readonly disconnect: () => Promise<void>
}
