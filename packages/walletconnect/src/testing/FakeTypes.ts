import type { CaipNetworkId, ChainNamespace, WalletAccount } from '@latchkey/core'
import type { SignedCacao, WalletConnect } from '../contract/WalletConnect.ts'

/** Networks and accounts that the fake wallet grants, by namespace. */
export type FakeGrants = Readonly<
  Partial<
    Record<
      ChainNamespace,
      {
        readonly networkIds: readonly CaipNetworkId[]
        readonly accounts: readonly WalletAccount[]
        /** Methods that the wallet grants. Default: all requested methods. */
        readonly methods?: readonly string[]
      }
    >
  >
>

export type FakeWalletConnectOptions = {
  /** Networks and accounts that the wallet grants. Default: one account on `eip155:1`. */
  readonly accounts?: FakeGrants
  readonly peerName?: string
  /**
   * `'approve'` and `'reject'` answer immediately. `'wait'` waits for `approve()` or `reject()`.
   * Default: `'approve'`.
   */
  readonly answer?: 'approve' | 'reject' | 'wait'
  /** Whether a session of an earlier visit is stored, which `restore` finds. Default: false. */
  readonly stored?: boolean
  /** Answers wallet requests that the signers send. Default: refuses all requests. */
  readonly onRequest?: (request: {
    readonly method: string
    readonly params: unknown
    readonly chainId: string
  }) => unknown
  readonly cacaos?: readonly SignedCacao[]
  /** Returns the Unix time in milliseconds. Default: the system clock. */
  readonly now?: () => number
}

/** A `WalletConnect` without relay and client, with functions that control the fake wallet. */
export type FakeWalletConnect = {
  readonly walletConnect: WalletConnect
  readonly approve: () => void
  readonly reject: () => void
  /** Simulates that the relay is lost (false) or reached again (true) during a pairing. */
  readonly reachRelay: (reached: boolean) => void
  readonly deleteSession: () => void
  readonly expireSession: () => void
  /** Changes the accounts that the wallet shares, and calls the listener `updated`. */
  readonly updateSession: (accounts: FakeGrants) => void
  readonly emit: (
    caipNetworkId: CaipNetworkId,
    event: { readonly name: string; readonly data: unknown },
  ) => void
  /** Pairing URIs that were shown so far, in order. */
  readonly uris: readonly string[]
  /** Returns whether a WalletConnect session is connected. */
  readonly isConnected: () => boolean
}
