import type { NetworkConfig } from '../config/Config.ts'
import type { NftSource } from '../nfts/Nft.ts'
import type { HistoryPage } from './HistoryEntry.ts'
import type { Holding } from './Holding.ts'

/** Reads accounts of one network of any kind. */
export type AccountSource = {
  readonly network: NetworkConfig
  /**
   * Returns the address in the format that this source uses, or `undefined` if it is invalid on the
   * network.
   */
  readonly toAccount: (address: string) => string | undefined
  /**
   * Reads the balances of an account: the native currency first, each asset once.
   *
   * @param forced - CAIP-10 in lower case. These tokens are read from the chain and listed even
   *   with a zero balance. EVM only.
   * @throws {ChainDownError}
   */
  readonly readHoldings: (account: string, forced: readonly string[]) => Promise<readonly Holding[]>
  /**
   * Reads name and decimals of an asset, which no account needs to hold.
   *
   * @param address - Address of a token, or the placeholder of the native currency
   *   (wire-blockchain-api §1.1).
   * @returns `undefined` for an unknown asset.
   * @throws {ChainDownError}
   */
  readonly readAsset: (address: string) => Promise<Omit<Holding, 'amount'> | undefined>
  /**
   * Reads a page of the account's history, newest first.
   *
   * @throws {ChainDownError}
   * @throws {ApiError} 400 for a cursor that this server did not issue.
   */
  readonly readHistory: (account: string, cursor: string | undefined) => Promise<HistoryPage>
  /**
   * Answers a JSON-RPC request or batch of a page.
   *
   * @throws {ChainDownError}
   */
  readonly answerRpc: (body: unknown) => Promise<unknown>
  /** Absent: the network has no NFTs. */
  readonly nfts?: NftSource
}
