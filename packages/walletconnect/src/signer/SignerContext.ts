import type { CaipNetworkId, ChainNamespace, ConnectorInfo } from '@latchkey/core'
import type { Grant } from '../namespaces/readGrant.ts'

/** Values and functions of a WalletConnect session that the signer of one namespace needs. */
export type SignerContext = {
  readonly namespace: ChainNamespace
  readonly info: ConnectorInfo
  /** Returns the accounts, networks and methods that the wallet currently grants. */
  readonly getGrant: () => Grant
  /** Configured networks, the initial one first. */
  readonly networkIds: readonly CaipNetworkId[]
  readonly servesAllNetworks: boolean
  /** Sends a request to the wallet unchanged, over the WalletConnect session. */
  readonly send: (request: {
    readonly method: string
    readonly params: unknown
    readonly chainId: string
  }) => Promise<unknown>
  readonly disconnect: () => Promise<void>
}

/** An event of the wallet before validation. */
export type SessionEvent = {
  readonly name: unknown
  readonly data: unknown
  readonly chainId: unknown
}
