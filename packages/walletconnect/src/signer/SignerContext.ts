import type { CaipNetworkId, ChainNamespace, ConnectorInfo } from '@latchkey/core'
import type { Grant } from '../namespaces/readGrant.ts'

/** What one namespace of a session works with. */
export type SignerContext = {
  readonly namespace: ChainNamespace
  readonly info: ConnectorInfo
  /** What the wallet grants now. */
  readonly getGrant: () => Grant
  /** Networks the app knows, the one to start on first. */
  readonly networkIds: readonly CaipNetworkId[]
  readonly servesAllNetworks: boolean
  /** Sends a request to the wallet as it is. */
  readonly send: (request: {
    readonly method: string
    readonly params: unknown
    readonly chainId: string
  }) => Promise<unknown>
  readonly disconnect: () => Promise<void>
}

/** An event of the wallet, unchecked. */
export type SessionEvent = {
  readonly name: unknown
  readonly data: unknown
  readonly chainId: unknown
}
