import type { NetworkConfig } from '../config/Config.ts'
import type { NftSource } from '../nfts/Nft.ts'
import type { HistoryPage } from './HistoryEntry.ts'
import type { Holding } from './Holding.ts'

/** What is known of accounts on one network, whatever its kind. */
export type AccountSource = {
  readonly network: NetworkConfig
  /** The address as the source has it, or `undefined` where the network has no such address. */
  readonly toAccount: (address: string) => string | undefined
  /**
   * Reads what an account holds: the coin first, and nothing twice.
   *
   * @param forced - CAIP-10 in lower case: read from the chain itself, and listed at zero too. EVM only.
   * @throws {ChainDownError}
   */
  readonly readHoldings: (account: string, forced: readonly string[]) => Promise<readonly Holding[]>
  /**
   * Reads what an asset is called, of which nothing need be held.
   *
   * @param address - Of a token, or what stands for the coin (wire-blockchain-api §1.1).
   * @returns `undefined`: nobody knows it.
   * @throws {ChainDownError}
   */
  readonly readAsset: (address: string) => Promise<Omit<Holding, 'amount'> | undefined>
  /**
   * Reads a page of what happened, newest first.
   *
   * @throws {ChainDownError} | {ApiError} 400 for a cursor that was not given out.
   */
  readonly readHistory: (account: string, cursor: string | undefined) => Promise<HistoryPage>
  /**
   * Answers JSON-RPC of pages: one request or a batch.
   *
   * @throws {ChainDownError}
   */
  readonly answerRpc: (body: unknown) => Promise<unknown>
  /** Absent: the network has no collectibles. */
  readonly nfts?: NftSource
}
