import type { NetworkConfig } from '../config/Config.ts'
import type { NftSource } from '../nfts/Nft.ts'
import type { HistoryPage } from './HistoryEntry.ts'
import type { Holding } from './Holding.ts'

/** Reads accounts of one network of any namespace: EVM, Solana or Bitcoin. */
export type AccountSource = {
  readonly network: NetworkConfig
  /**
   * Returns an address in the format that this source uses, or `undefined` if it is invalid on the
   * network.
   */
  readonly toAccount: (address: string) => string | undefined
  /**
   * Reads the balances of an account: first the native currency, then each token once.
   *
   * @param forced - CAIP-10 addresses of tokens, in lower case. Their balances are read from the
   *   chain and listed even if they are zero. EVM only.
   * @throws {ChainDownError} The node does not answer.
   */
  readonly readHoldings: (account: string, forced: readonly string[]) => Promise<readonly Holding[]>
  /**
   * Reads name and decimals of an asset. No account needs to hold it.
   *
   * @param address - Address of a token, or the placeholder of the native currency
   * (wire-blockchain-api §1.1).
   * @returns `undefined` for an unknown asset.
   * @throws {ChainDownError} The node does not answer.
   */
  readonly readAsset: (address: string) => Promise<Omit<Holding, 'amount'> | undefined>
  /**
   * Reads a page of the account's history, newest first.
   *
   * @throws {ChainDownError} The node does not answer.
   * @throws {ApiError} 400 for a cursor that this server did not issue.
   */
  readonly readHistory: (account: string, cursor: string | undefined) => Promise<HistoryPage>
  /**
   * Answers a JSON-RPC request, or a batch of them, that a page sent for this network.
   *
   * @throws {ChainDownError} The node does not answer.
   */
  readonly answerRpc: (body: unknown) => Promise<unknown>
  /** Source of the network's NFTs; absent if the network has no NFTs. */
  readonly nfts?: NftSource
}
