import type { ChainNamespace, RemoteSigner, Unsubscribe } from '@latchkey/core'

/** The wallet on the other side, in its own bounded words. */
export type RemotePeer = {
  readonly name: string
  /** Image data; the pictures most wallets name by address are not loaded (S-65). */
  readonly icon: string | undefined
  /** `https:` address. */
  readonly url: string | undefined
}

export type RemoteSessionListener = {
  /** Accounts or networks changed: read the signers again. */
  readonly updated: () => void
  /** The wallet ended the session. Comes once. */
  readonly deleted: () => void
  /** Its time ran out. Comes once. */
  readonly expired: () => void
}

/** What a wallet approved. */
export type PairedWallet = {
  readonly topic: string
  readonly peer: RemotePeer
  /** ms since 1970. */
  readonly getExpiresAt: () => number
  /** Configured namespaces the session has accounts of, now. */
  readonly namespaces: readonly ChainNamespace[]
  /** The peer's name is exactly `MetaMask Wallet`, which serves networks it has not approved (K-WC-06). */
  readonly supportsAllNetworks: boolean
  /** `undefined`: the session has no account of that namespace. The same object on each call. */
  readonly toSigner: (namespace: ChainNamespace) => RemoteSigner | undefined
  readonly watch: (listener: RemoteSessionListener) => Unsubscribe
  /** Ends all namespaces, here at once and for the wallet when the relay is reached. Never fails; a second call does nothing. */
  readonly disconnect: () => Promise<void>
}
