import type { CaipNetworkId, Connector, WalletAccount } from '@latchkey/core'
import type { AskParameters } from '../provider/ask.ts'
import type { EthereumProvider } from '../provider/EthereumProvider.ts'

/** A connector with its validated provider, and functions that send requests to it. */
export type WalletContext = {
  readonly connector: Connector
  readonly provider: EthereumProvider
  readonly ask: (parameters: Omit<AskParameters, 'connectorId'>) => Promise<unknown>
  /** Reads the accounts without a prompt. Returns `[]` if the answer is not a list. */
  readonly readAccounts: (signal: AbortSignal | undefined) => Promise<readonly WalletAccount[]>
  /**
   * Reads the network without a prompt. Throws `ChainIdNotFoundError` if the answer is not a chain
   * id.
   */
  readonly readNetworkId: (signal: AbortSignal | undefined) => Promise<CaipNetworkId>
}
