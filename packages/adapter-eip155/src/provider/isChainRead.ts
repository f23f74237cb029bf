import { ethereumReads } from '@latchkey/core'

const reads: ReadonlySet<string> = new Set([
  ...ethereumReads,
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_createAccessList',
  'eth_gasPrice',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
  'eth_simulateV1',
  'net_version',
  'web3_clientVersion',
])

/** Returns whether any node of the chain can answer a method without the user's consent. */
export const isChainRead = (method: string): boolean => reads.has(method)
