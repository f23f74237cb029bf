import * as z from 'zod'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { coinAddress, type Transfer } from './Block.ts'
import { bigNumber, lowerHex } from './hex.ts'

const Trace = z.object({
  type: z.string(),
  /** Of a call; `delegatecall` and `staticcall` move nothing. */
  action: z.looseObject({
    callType: z.string().optional(),
    from: lowerHex.optional(),
    to: lowerHex.optional(),
    value: bigNumber.optional(),
  }),
  /** There where it was taken back. */
  error: z.string().nullish(),
  /** Place in the tree of calls; empty: the transaction itself. */
  traceAddress: z.array(z.int()),
  blockHash: lowerHex,
  /** Absent of what belongs to the block. */
  transactionPosition: z.int().nullish(),
})
type Trace = z.output<typeof Trace>

/** Whether a call was taken back, or one that it was part of. */
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
 * Reads the coins that contracts moved in a block: what smart accounts pay, for one. The transactions' own values are not
 * among them.
 *
 * @returns `undefined` where the chain had another block at this height.
 * @throws {ChainDownError}
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
