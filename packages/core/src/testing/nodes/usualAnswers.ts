import type { NodeAnswers } from './createFakeNode.ts'

const hash = `0x${'12'.repeat(32)}`
const gwei = '0x3b9aca00'

/** Answers of a usual node of chain 1: base fee and tips of 1 gwei, balances of 16 wei. */
export const usualAnswers: NodeAnswers = {
  eth_chainId: '0x1',
  eth_blockNumber: '0x10',
  eth_getBalance: '0x10',
  eth_getCode: '0x',
  eth_call: '0x',
  eth_estimateGas: '0x5208',
  eth_gasPrice: '0x77359400',
  eth_maxPriorityFeePerGas: gwei,
  eth_feeHistory: { baseFeePerGas: [gwei, gwei], reward: [[gwei, gwei, gwei]] },
  eth_getBlockByNumber: { number: '0x10', baseFeePerGas: gwei },
  eth_getTransactionByHash: null,
  eth_getTransactionReceipt: {
    transactionHash: hash,
    blockHash: hash,
    blockNumber: '0x10',
    gasUsed: '0x5208',
    status: '0x1',
  },
}
