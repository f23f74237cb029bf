/** Splits the words of a text, and puts the prefix before each: `eth_call` for `call`. */
const toNames = (prefix: string, words: string): readonly string[] =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => prefix + word)

/**
 * JSON-RPC methods of an EVM node that pages may call: they read the chain or send a signed
 * transaction (S-141, S-143). Methods that use the node's keys or change its state are missing.
 */
export const evmMethods: ReadonlySet<string> = new Set([
  ...toNames(
    'eth_',
    `blobBaseFee blockNumber call chainId createAccessList estimateGas feeHistory gasPrice
     getBalance getBlockByHash getBlockByNumber getBlockReceipts getBlockTransactionCountByHash
     getBlockTransactionCountByNumber getCode getFilterChanges getFilterLogs getLogs getProof
     getStorageAt getTransactionByBlockHashAndIndex getTransactionByBlockNumberAndIndex
     getTransactionByHash getTransactionCount getTransactionReceipt getUncleCountByBlockHash
     getUncleCountByBlockNumber maxPriorityFeePerGas newBlockFilter newFilter
     newPendingTransactionFilter protocolVersion sendRawTransaction simulateV1 syncing
     uninstallFilter`,
  ),
  ...toNames('net_', 'listening version'),
  ...toNames('web3_', 'clientVersion sha3'),
])

/**
 * JSON-RPC methods of a Solana node that pages may call. Searches over all accounts, such as
 * `getProgramAccounts`, and `requestAirdrop` are missing, because each costs the node much.
 */
export const solanaMethods: ReadonlySet<string> = new Set([
  ...toNames(
    'get',
    `AccountInfo Balance Block BlockCommitment BlockHeight BlockProduction BlockTime Blocks
     BlocksWithLimit ClusterNodes EpochInfo EpochSchedule FeeForMessage FirstAvailableBlock
     GenesisHash Health HighestSnapshotSlot Identity InflationGovernor InflationRate
     InflationReward LatestBlockhash LeaderSchedule MinimumBalanceForRentExemption
     MultipleAccounts RecentPerformanceSamples RecentPrioritizationFees SignatureStatuses
     SignaturesForAddress Slot SlotLeader SlotLeaders StakeMinimumDelegation
     TokenAccountBalance TokenAccountsByDelegate TokenAccountsByOwner TokenSupply Transaction
     TransactionCount Version VoteAccounts`,
  ),
  'isBlockhashValid',
  'minimumLedgerSlot',
  'sendTransaction',
  'simulateTransaction',
])

/** Builds the JSON-RPC error that answers a method that pages may not call. */
export function methodNotFound(id: unknown) {
  return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }
}
