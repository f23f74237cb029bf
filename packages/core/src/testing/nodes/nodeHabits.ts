import { type NodeHabit, nodeError, type Respond, toNodeResponse } from './createFakeNode.ts'

const gwei = 10n ** 9n
const toHex = (value: bigint) => `0x${value.toString(16)}`

const refusal = { code: -32_600, message: 'batch requests are not supported' }
const refused = { jsonrpc: '2.0', id: null, error: refusal }
const limited = { jsonrpc: '2.0', id: null, error: { code: -32_005, message: 'limit exceeded' } }

const refuseBatch =
  (status: number, body: unknown = '<html></html>'): Respond =>
  ({ isBatch }) =>
    isBatch ? toNodeResponse(body, { status }) : undefined

/** Habits of fake nodes that refuse batches or large ones (K-WORLD-09). */
export const batchHabits: readonly NodeHabit[] = [
  { name: 'answers a batch with one error and status 200', respond: refuseBatch(200, refused) },
  { name: 'answers a batch with one error and status 500', respond: refuseBatch(500, refused) },
  { name: 'answers a batch with status 403', respond: refuseBatch(403) },
  { name: 'answers a batch with status 413', respond: refuseBatch(413) },
  { name: 'answers a batch with a list of one error', respond: refuseBatch(200, [refused]) },
  {
    name: 'accepts at most three calls per batch',
    respond: ({ calls }) =>
      calls.length > 3
        ? toNodeResponse(
            calls.map(({ id }) => ({
              jsonrpc: '2.0',
              id,
              error: { code: -32_600, message: 'batch of more than 3 calls' },
            })),
          )
        : undefined,
  },
  {
    name: 'answers only the first three calls of a batch',
    respond: ({ calls, answer }) =>
      calls.length > 3 ? toNodeResponse(answer(calls.slice(0, 3))) : undefined,
  },
]

const unknownMethod = (method: string) => nodeError(-32_601, `the method ${method} does not exist`)

/**
 * Habits of fake nodes that report fees in an unusual way, or whose chain has no EIP-1559
 * (K-WORLD-10).
 */
export const feeHabits = {
  noFeeMarket: {
    name: 'serves a chain without EIP-1559 and has no eth_feeHistory',
    answers: {
      eth_feeHistory: unknownMethod('eth_feeHistory'),
      eth_maxPriorityFeePerGas: unknownMethod('eth_maxPriorityFeePerGas'),
      eth_getBlockByNumber: { number: '0x10' },
      eth_gasPrice: toHex(gwei),
    },
  },
  noFeeHistory: {
    name: 'serves a chain with EIP-1559 and has no eth_feeHistory',
    answers: { eth_feeHistory: unknownMethod('eth_feeHistory') },
  },
  noRewards: {
    name: 'answers eth_feeHistory with null rewards',
    answers: {
      eth_feeHistory: { baseFeePerGas: [toHex(gwei), toHex(gwei)], reward: null },
    },
  },
  freeBase: {
    name: 'serves a chain with a base fee of 0',
    answers: {
      eth_feeHistory: { baseFeePerGas: ['0x0', '0x0'], reward: [['0x0', '0x0', '0x0']] },
      eth_getBlockByNumber: { number: '0x10', baseFeePerGas: '0x0' },
      eth_gasPrice: toHex(gwei),
    },
  },
  tipFloor: {
    name: 'accepts no tip below 30 gwei, while blocks show lower tips',
    answers: {
      eth_feeHistory: {
        baseFeePerGas: [toHex(gwei), toHex(gwei)],
        reward: [[toHex(gwei), toHex(gwei), toHex(2n * gwei)]],
      },
      eth_maxPriorityFeePerGas: toHex(30n * gwei),
    },
  },
  suggestedTip: {
    name: 'suggests a tip above those of its history',
    answers: {
      eth_feeHistory: {
        baseFeePerGas: [toHex(gwei), toHex(gwei)],
        reward: [['0x0', '0x0', '0x0']],
      },
      eth_maxPriorityFeePerGas: toHex(3n * gwei),
    },
  },
} as const satisfies Readonly<Record<string, NodeHabit>>

const atFirst =
  (create: () => Response): Respond =>
  ({ earlier }) =>
    earlier < 2 ? create() : undefined

const lateMs = 300
/** A receipt as some nodes show it while its transaction waits for a block. */
const unminedReceipt = {
  transactionHash: `0x${'12'.repeat(32)}`,
  blockHash: null,
  blockNumber: null,
  gasUsed: '0x5208',
  status: null,
}

/** Habits of fake nodes that are busy, behind or slow at first. */
const busyHabits: readonly NodeHabit[] = [
  { name: 'answers −32005 at first', respond: atFirst(() => toNodeResponse(limited)) },
  {
    name: 'answers a list with −32005 at first',
    respond: ({ isBatch, earlier }) =>
      earlier < 2 ? toNodeResponse(isBatch ? [limited] : limited) : undefined,
  },
  {
    name: 'answers 429 at first',
    respond: atFirst(() => toNodeResponse('slow down', { status: 429 })),
  },
  {
    name: 'answers 429 with Retry-After at first',
    respond: atFirst(() =>
      toNodeResponse(limited, { status: 429, headers: { 'retry-after': '1' } }),
    ),
  },
  {
    name: 'answers "header not found" at first',
    respond: ({ calls, isBatch, earlier }) => {
      const error = { code: -32_000, message: 'header not found' }
      const rows = calls.map(({ id }) => ({ jsonrpc: '2.0', id, error }))
      return earlier < 2 ? toNodeResponse(isBatch ? rows : rows[0]) : undefined
    },
  },
  {
    name: 'shows a receipt before its block',
    respond: ({ calls, isBatch, earlier, answer }) => {
      const isEarly = calls.some(({ method }) => method === 'eth_getTransactionReceipt')
      if (!isEarly || earlier > 0) return undefined
      const rows = answer(calls).map((row) => ({ ...row, result: unminedReceipt }))
      return toNodeResponse(isBatch ? rows : rows[0])
    },
  },
  {
    name: 'answers late',
    respond: () => new Promise((resolve) => setTimeout(() => resolve(undefined), lateMs)),
  },
]

/** Habit of a fake node that accepts requests and never responds. */
export const silentHabit: NodeHabit = {
  name: 'never answers',
  respond: () => new Promise(() => undefined),
}

/** Habit of a fake node that asks its callers to wait for an hour. */
export const closedHabit: NodeHabit = {
  name: 'answers 429 with a Retry-After of one hour',
  respond: () => toNodeResponse(limited, { status: 429, headers: { 'retry-after': '3600' } }),
}

/** Habits of all fake nodes that answer each read correctly in the end. */
export const nodeHabits: readonly NodeHabit[] = [
  { name: 'follows the specification' },
  ...batchHabits,
  ...Object.values(feeHabits),
  ...busyHabits,
]
