import { type Hex, parseAbi } from 'viem'
import { type Step, toStep } from '../model/Step.ts'
import type { CallDecoder } from './CallDecoder.ts'
import { multicall3 } from './contracts.ts'
import type { CallContext, EvmCall } from './EvmCall.ts'
import { readCall } from './readCall.ts'

/** Maximum nesting depth of calls that the approval screen decodes (S-52). */
const deepest = 4

const selfAbi = parseAbi([
  'function multicall(bytes[] calls)',
  'function multicall(uint256 deadline, bytes[] calls)',
  'function multicall(bytes32 previousBlockhash, bytes[] calls)',
])

const passOnAbi = parseAbi([
  'function aggregate((address target, bytes callData)[] calls)',
  'function tryAggregate(bool requireSuccess, (address target, bytes callData)[] calls)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
])

type DecodeInner = (call: EvmCall, context: CallContext) => readonly Step[]

/**
 * Creates a decoder that splits batches into their calls. A contract's own `multicall` runs as the
 * caller. Multicall3 calls other contracts as itself, so its transfers and approvals concern
 * Multicall3's own assets.
 */
export function createMulticallDecoder(decodeInner: DecodeInner): CallDecoder {
  return (call, context) => {
    const calls = readInnerCalls(call)
    if (!calls || calls === 'malformed') return calls
    if (context.depth >= deepest) return [toTooDeep(call)]
    if (calls.length === 0) return 'malformed'
    return calls.flatMap((inner) => decodeInner(inner, { ...context, depth: context.depth + 1 }))
  }
}

function readInnerCalls(call: EvmCall): readonly EvmCall[] | 'malformed' | undefined {
  const self = readCall(selfAbi, call.data)
  if (self === 'malformed') return self
  if (self) {
    const list = self.args.length === 1 ? self.args[0] : self.args[1]
    return list.map((data) => ({ from: call.from, to: call.to, value: 0n, data }))
  }
  if (call.to.toLowerCase() !== multicall3) return undefined
  const passedOn = readCall(passOnAbi, call.data)
  if (!passedOn || passedOn === 'malformed') return passedOn
  const list: readonly { target: string; value?: bigint; callData: Hex }[] =
    passedOn.functionName === 'tryAggregate' ? passedOn.args[1] : passedOn.args[0]
  return list.map(({ target, value = 0n, callData }) => ({
    from: call.to,
    to: target,
    value,
    data: callData,
  }))
}

function toTooDeep(call: EvmCall): Step {
  const doubt = { reason: 'too_deep', id: call.data.slice(0, 10) } as const
  return toStep({ action: 'call', target: call.to, doubt })
}
