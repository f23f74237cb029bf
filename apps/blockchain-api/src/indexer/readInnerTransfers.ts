import * as z from 'zod'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { coinAddress, type Transfer } from './Block.ts'
import { bigNumber, lowerHex } from './hex.ts'

const Trace = z.object({
  type: z.string(),
  /** Kind of the call; `delegatecall` and `staticcall` transfer no value. */
  action: z.looseObject({
    callType: z.string().optional(),
    from: lowerHex.optional(),
    to: lowerHex.optional(),
    value: bigNumber.optional(),
  }),
  /** Error message; present if the call was reverted. */
  error: z.string().nullish(),
  /** Position in the tree of calls; empty for the transaction itself. */
  traceAddress: z.array(z.int()),
  blockHash: lowerHex,
  /** Index of the transaction within the block; absent for rewards, which belong to the block. */
  transactionPosition: z.int().nullish(),
})
type Trace = z.output<typeof Trace>

/**
 * Returns whether a traced call, or one of its parent calls, was reverted. Its value was then not
 * transferred.
 */
function isUndone(trace: Trace, failed: readonly Trace[]): boolean {
  return failed.some(
    ({ transactionPosition, traceAddress }) =>
      transactionPosition === trace.transactionPosition &&
      traceAddress.every((step, index) => trace.traceAddress[index] === step),
  )
}

function toTransfer({ action, traceAddress, ...trace }: Trace, part: number): readonly Transfer[] {
  const { callType, from: sender, to: receiver, value: amount = 0n } = action
  const position = trace.transactionPosition
  const isInner = trace.type === 'call' && callType === 'call' && traceAddress.length > 0
  if (!isInner || amount === 0n || sender === undefined || receiver === undefined) return []
  if (position === undefined || position === null) return []
  return [{ position, logIndex: -1, part: part + 1, token: coinAddress, sender, receiver, amount }]
}

/**
 * Reads the transfers of native currency by contracts in a block, e.g. payments of smart accounts.
 * The values of the transactions themselves are not included.
 *
 * @returns `undefined` if the chain has replaced the block at this height.
 * @throws {ChainDownError} The node does not answer.
 */
export async function readInnerTransfers(
  { network, request }: EvmChain,
  { tag, hash }: { readonly tag: string; readonly hash: string },
): Promise<readonly Transfer[] | undefined> {
  if (!network.traces) return []
  const answer = await request({ method: 'trace_block', params: [tag] })
  const traces = z.array(Trace).nullable().parse(answer)
  if (traces === null || traces.some(({ blockHash }) => blockHash !== hash)) return undefined
  const failed = traces.filter(({ error }) => error)
  return traces.flatMap((trace, part) => (isUndone(trace, failed) ? [] : toTransfer(trace, part)))
}
