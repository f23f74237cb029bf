import type { CaipNetworkId, ChainNamespace, WalletAccount } from '@latchkey/core'
import type { SignedCacao, WalletConnect } from '../contract/WalletConnect.ts'

/** What the pretended wallet shares, by namespace. */
export type FakeGrants = Readonly<
  Partial<
    Record<
      ChainNamespace,
      {
        readonly networkIds: readonly CaipNetworkId[]
        readonly accounts: readonly WalletAccount[]
        /** Default: all that are asked for. */
        readonly methods?: readonly string[]
      }
    >
  >
>

export type FakeWalletConnectOptions = {
  /** Default: one account on `eip155:1`. */
  readonly accounts?: FakeGrants
  readonly peerName?: string
  /** `'approve'`: answers at once. `'wait'`: by `approve()` or `reject()`. Default: `'approve'`. */
  readonly answer?: 'approve' | 'reject' | 'wait'
  /** True: `restore` finds the session. */
  readonly stored?: boolean
  /** Answers requests of the signers; default refuses every one. */
  readonly onRequest?: (request: {
    readonly method: string
    readonly params: unknown
    readonly chainId: string
  }) => unknown
  readonly cacaos?: readonly SignedCacao[]
  /** ms since 1970. Default: the clock. */
  readonly now?: () => number
}

/** A `WalletConnect` without relay and client, and the strings of the pretended wallet. */
export type FakeWalletConnect = {
  readonly walletConnect: WalletConnect
  readonly approve: () => void
  readonly reject: () => void
  /** The relay is lost, or is back, while a pairing waits. */
  readonly reachRelay: (reached: boolean) => void
  readonly deleteSession: () => void
  readonly expireSession: () => void
  /** Changes what is shared; reports `updated`. */
  readonly updateSession: (accounts: FakeGrants) => void
  readonly emit: (
    caipNetworkId: CaipNetworkId,
    event: { readonly name: string; readonly data: unknown },
  ) => void
  /** URIs handed out so far. */
  readonly uris: readonly string[]
  /** Whether a session is live. */
  readonly isConnected: () => boolean
}
