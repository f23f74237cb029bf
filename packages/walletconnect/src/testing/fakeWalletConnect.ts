import type { ChainNamespace, WalletAccount } from '@latchkey/core'
import type { SignedCacao, WalletConnect } from '../WalletConnect.ts'

export type FakeWalletConnectOptions = {
  /** What the pretended wallet approves, by namespace. Default: one account on `eip155:1`. */
  readonly accounts?: Readonly<
    Partial<
      Record<
        ChainNamespace,
        {
          readonly networkIds: readonly `${ChainNamespace}:${string}`[]
          readonly accounts: readonly WalletAccount[]
        }
      >
    >
  >
  readonly peerName?: string
  /** `'approve'`: answers at once. `'wait'`: by `approve()` or `reject()`. Default: `'approve'`. */
  readonly answer?: 'approve' | 'reject' | 'wait'
  /** True: `restore` finds the session. */
  readonly stored?: boolean
  /** Answers requests of the signers; default refuses every one. */
  readonly onRequest?: (request: {
    readonly method: string
    readonly params: unknown
    readonly caipNetworkId: string
  }) => unknown
  readonly cacaos?: readonly SignedCacao[]
}

/** A `WalletConnect` without relay and client, and the strings of the pretended wallet. */
export type FakeWalletConnect = {
  readonly walletConnect: WalletConnect
  readonly approve: () => void
  readonly reject: () => void
  readonly deleteSession: () => void
  readonly expireSession: () => void
  /** Changes what is shared; reports `updated`. */
  readonly updateSession: (accounts: NonNullable<FakeWalletConnectOptions['accounts']>) => void
  readonly emit: (
    caipNetworkId: string,
    event: { readonly name: string; readonly data: unknown },
  ) => void
  /** URIs handed out so far. */
  readonly uris: readonly string[]
}

export declare function fakeWalletConnect(options?: FakeWalletConnectOptions): FakeWalletConnect
