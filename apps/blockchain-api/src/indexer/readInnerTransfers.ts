import * as z from 'zod'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { coinAddress, type Transfer } from './Block.ts'
import { addressHex, bigNumber, wordHex } from './hex.ts'
import { type Each, readEach } from './readEach.ts'

const Trace = z.object({
  type: z.string(),
  /** Kind of the call; `delegatecall` and `staticcall` transfer no value. */
  action: z.looseObject({
    callType: z.string().optional(),
    from: addressHex.optional(),
    to: addressHex.optional(),
    value: bigNumber.optional(),
  }),
  /** Error message; present if the call was reverted. */
  error: z.string().nullish(),
  /** Position in the tree of calls; empty for the transaction itself. */
  traceAddress: z.array(z.int()),
  /** Index of the transaction within the block; absent for rewards, which belong to the block. */
  transactionPosition: z
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .nullish(),
})
type Trace = z.output<typeof Trace>

const Traces = z.array(z.looseObject({ blockHash: wordHex }))

/** Returns a text for the place of a call: its transaction, and its path in the tree of calls. */
const toPath = ({ transactionPosition }: Trace, steps: readonly number[]) =>
  `${transactionPosition}:${steps.join(',')}`

/**
 * Returns whether a traced call, or one of its parent calls, was reverted. Its value was then not
 * transferred. `failed` contains the paths of the reverted calls, so that the work does not grow
 * with their number (S-143).
 */
function isUndone(trace: Trace, failed: ReadonlySet<string>): boolean {
  if (failed.size === 0) return false
  const { traceAddress } = trace
  const depths = Array.from({ length: traceAddress.length + 1 }, (_, depth) => depth)
  return depths.some((depth) => failed.has(toPath(trace, traceAddress.slice(0, depth))))
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
): Promise<Each<Transfer> | undefined> {
  if (!network.traces) return { items: [], refused: 0 }
  const answer = await request({ method: 'trace_block', params: [tag] })
  const told = Traces.nullable().parse(answer)
  if (told === null || told.some(({ blockHash }) => blockHash !== hash)) return undefined
  const { items: traces, refused } = readEach(Trace, told)
  const failed = traces.filter(({ error }) => error)
  const paths = new Set(failed.map((trace) => toPath(trace, trace.traceAddress)))
  const items = traces.flatMap((trace, part) =>
    isUndone(trace, paths) ? [] : toTransfer(trace, part),
  )
  return { items, refused }
}
