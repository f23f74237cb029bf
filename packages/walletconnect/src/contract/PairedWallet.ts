import type { ChainNamespace, RemoteSigner, Unsubscribe } from '@latchkey/core'

/**
 * Description of the wallet at the other end of a WalletConnect session. The texts are limited in
 * length, but the wallet chose them.
 */
export type RemotePeer = {
  readonly name: string
  /**
   * Icon of the wallet as data URI. Images by URL, which most wallets use, are not loaded (S-65).
   */
  readonly icon: string | undefined
  /** Web address that the wallet names, always `https:`. */
  readonly url: string | undefined
}

export type RemoteSessionListener = {
  /**
   * Called when accounts or networks of the WalletConnect session changed. The signers then return
   * the new values.
   */
  readonly updated: () => void
  /** Called once when the wallet has ended the WalletConnect session. */
  readonly deleted: () => void
  /** Called once when the WalletConnect session has expired. */
  readonly expired: () => void
}

/** A WalletConnect session that a wallet has approved. */
export type PairedWallet = {
  readonly topic: string
  readonly peer: RemotePeer
  /** Returns when the WalletConnect session expires, as Unix time in milliseconds. */
  readonly getExpiresAt: () => number
  /** Configured namespaces in which the WalletConnect session has accounts now. */
  readonly namespaces: readonly ChainNamespace[]
  /**
   * True if the peer is named exactly `MetaMask Wallet`, because that wallet serves networks it has
   * not approved (K-WC-06).
   */
  readonly supportsAllNetworks: boolean
  /**
   * Returns the signer of a namespace, the same object on each call. Returns `undefined` if the
   * WalletConnect session has no account in the namespace.
   */
  readonly toSigner: (namespace: ChainNamespace) => RemoteSigner | undefined
  readonly watch: (listener: RemoteSessionListener) => Unsubscribe
  /**
   * Ends the WalletConnect session in all namespaces: locally without delay, and for the wallet
   * once the relay is reached. Never fails. A second call has no effect.
   */
  readonly disconnect: () => Promise<void>
}
