import { messages } from '../../messages/messages.ts'
import { type Step, toStep } from '../model/Step.ts'
import { addressRow, amountRow, codeRow, native } from '../model/values.ts'
import type { CallDecoder } from './CallDecoder.ts'
import { createMulticallDecoder } from './decodeMulticall.ts'
import { decodePermit, decodePermit2 } from './decodePermit.ts'
import { decodeSwap } from './decodeSwap.ts'
import { decodeToken } from './decodeToken.ts'
import { decodeWrapped } from './decodeWrapped.ts'
import type { CallContext, EvmCall } from './EvmCall.ts'

/**
 * Decoders of EVM calls in order of precedence: the first one that recognises a call is used.
 * Permit2 comes first, because it has its own functions `approve` and `permit`.
 */
const decoders: readonly CallDecoder[] = [
  decodePermit2,
  decodePermit,
  decodeToken,
  decodeWrapped,
  decodeSwap,
  createMulticallDecoder(decodeCall),
]

/**
 * Actions whose step on the approval screen already includes the native value of the call. For any
 * other action, the value becomes a separate step.
 */
const payable = new Set<Step['action']>(['wrap', 'swap'])

/**
 * Decodes an EVM call into steps for the approval screen with the bundled tables, without network
 * access (S-52). Never throws: the step of an unknown call has a `doubt`, which marks it as
 * unverified.
 */
export function decodeCall(call: EvmCall, context: CallContext): readonly Step[] {
  const steps = call.data === '0x' ? [] : decodeData(call, context)
  const covered = steps.length === 1 && steps.every((step) => payable.has(step.action))
  const paid = call.value > 0n || call.data === '0x'
  const all = paid && !(covered && paysNative(steps)) ? [toPayment(call), ...steps] : steps
  return all.map((step) => withActor(step, call.from, context.account))
}

function decodeData(call: EvmCall, context: CallContext): readonly Step[] {
  for (const decode of decoders) {
    const steps = decode(call, context)
    if (steps === 'malformed') return [toUnknown(call, 'malformed')]
    if (steps) return steps
  }
  return [toUnknown(call, 'unknown_function')]
}

function paysNative(steps: readonly Step[]): boolean {
  return steps.some(({ moves }) => moves.some(({ asset }) => asset.type === 'native'))
}

function toPayment(call: EvmCall): Step {
  const move = { asset: native, from: call.from, to: call.to, amount: call.value }
  const rows = [
    amountRow(messages.labels.amount, native, call.value),
    addressRow(messages.labels.to, call.to),
  ]
  return toStep({ action: 'send', rows, moves: [move] })
}

function toUnknown(call: EvmCall, reason: 'unknown_function' | 'malformed'): Step {
  const selector = call.data.slice(0, 10)
  return toStep({
    action: 'call',
    target: call.to,
    rows: [
      addressRow(messages.labels.contract, call.to),
      codeRow(messages.labels.function, selector),
    ],
    doubt: { reason, id: selector },
  })
}

function withActor(step: Step, from: string, account: string): Step {
  if (step.actor !== undefined || from.toLowerCase() === account.toLowerCase()) return step
  return { ...step, actor: from }
}
