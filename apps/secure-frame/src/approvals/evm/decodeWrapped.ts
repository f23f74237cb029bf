import { parseAbi } from 'viem'
import { messages } from '../../messages/messages.ts'
import { toStep } from '../model/Step.ts'
import { amountRow, native } from '../model/values.ts'
import type { CallDecoder } from './CallDecoder.ts'
import { isWrappedNative } from './contracts.ts'
import { readCall } from './readCall.ts'

const abi = parseAbi(['function deposit()', 'function withdraw(uint256 amount)'])

/**
 * Decodes wrapping and unwrapping of the native currency. The address must be the chain's canonical
 * contract, because other contracts use the same function names.
 */
export const decodeWrapped: CallDecoder = (call, { caipNetworkId }) => {
  if (!isWrappedNative(caipNetworkId, call.to)) return undefined
  const read = readCall(abi, call.data)
  if (!read || read === 'malformed') return read
  const asset = { type: 'token', address: call.to, standard: 'erc20' } as const
  const target = call.to
  if (read.functionName === 'withdraw') {
    const [amount] = read.args
    const rows = [
      amountRow(messages.labels.unwrap, asset, amount),
      amountRow(messages.labels.receive, native, amount),
    ]
    return [
      toStep({
        action: 'unwrap',
        target,
        rows,
        moves: [{ asset, from: call.from, to: target, amount }],
      }),
    ]
  }
  const amount = call.value
  const rows = [
    amountRow(messages.labels.wrap, native, amount),
    amountRow(messages.labels.receive, asset, amount),
  ]
  const moves = [{ asset: native, from: call.from, to: target, amount }]
  return [toStep({ action: 'wrap', target, rows, moves })]
}
