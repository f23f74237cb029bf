import type { CaipNetworkId, Connector, WalletAccount } from '@latchkey/core'
import type { AskParameters } from '../provider/ask.ts'
import type { EthereumProvider } from '../provider/EthereumProvider.ts'

/** A connector with its checked provider and the ways to ask it. */
export type WalletContext = {
  readonly connector: Connector
  readonly provider: EthereumProvider
  readonly ask: (parameters: Omit<AskParameters, 'connectorId'>) => Promise<unknown>
  /** Asks silently; no list counts as none. */
  readonly readAccounts: (signal: AbortSignal | undefined) => Promise<readonly WalletAccount[]>
  /** Asks silently. Throws `ChainIdNotFoundError` on what is no chain id. */
  readonly readNetworkId: (signal: AbortSignal | undefined) => Promise<CaipNetworkId>
}
