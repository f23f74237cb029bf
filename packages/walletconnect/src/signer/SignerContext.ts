import type { CaipNetworkId, ChainNamespace, ConnectorInfo } from '@latchkey/core'
import type { Grant } from '../namespaces/readGrant.ts'

/** Dependencies of the signer of one namespace. */
export type SignerContext = {
  readonly namespace: ChainNamespace
  readonly info: ConnectorInfo
  /** Returns the wallet's current permissions. */
  readonly getGrant: () => Grant
  /** Configured networks, the initial one first. */
  readonly networkIds: readonly CaipNetworkId[]
  readonly servesAllNetworks: boolean
  /** Sends a request to the wallet unchanged. */
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
