import { parseAbi } from 'viem'
import { messages } from '../../messages/messages.ts'
import { type Asset, type Row, toStep } from '../model/Step.ts'
import { addressRow, amountRow, boundRow, native, timeRow } from '../model/values.ts'
import type { CallDecoder } from './CallDecoder.ts'
import { getRouterName, isWrappedNative } from './contracts.ts'
import { readCall } from './readCall.ts'

const abi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
  'function swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

/**
 * Decodes swaps through a router of the Uniswap V2 kind. The step of an unknown router is marked as
 * unverified, because the router may ignore the amounts.
 */
export const decodeSwap: CallDecoder = (call, { caipNetworkId }) => {
  const read = readCall(abi, call.data)
  if (!read || read === 'malformed') return read
  const name = read.functionName
  const numbers = read.args.filter((x) => typeof x === 'bigint')
  const path = read.args.find((x) => typeof x === 'object') ?? []
  const to = read.args.find((x) => typeof x === 'string') ?? ''
  const [first = 0n, second = 0n] = numbers
  const deadline = numbers.at(-1) ?? 0n
  const [from, into] = [path[0], path.at(-1)]
  if (path.length < 2 || !from || !into) return 'malformed'

  const paysNative = name.includes('ETHFor')
  const exactOut = name.includes('ForExact')
  const [paid, received] = toAmounts({ paysNative, exactOut, first, second, value: call.value })
  const sold: Asset = paysNative ? native : toToken(from)
  const bought: Asset = /For(Exact)?ETH/.test(name) ? native : toToken(into)
  // A swap from or to the native currency must have the wrapped currency at that end of its path.
  // Otherwise the router reverts.
  if (paysNative && !isWrappedNative(caipNetworkId, from) && getRouterName(caipNetworkId, call.to))
    return 'malformed'

  const rows: Row[] = [
    exactOut
      ? boundRow(messages.labels.pay, 'most', { asset: sold, amount: paid })
      : amountRow(messages.labels.pay, sold, paid),
    exactOut
      ? amountRow(messages.labels.receive, bought, received)
      : boundRow(messages.labels.receive, 'least', { asset: bought, amount: received }),
    addressRow(messages.labels.to, to),
    timeRow(messages.labels.until, deadline),
  ]
  const known = getRouterName(caipNetworkId, call.to)
  return [
    toStep({
      action: 'swap',
      target: call.to,
      rows,
      moves: [{ asset: sold, from: call.from, to: call.to, amount: paid }],
      ...(!known && { doubt: { reason: 'unknown_contract', id: call.to } as const }),
    }),
  ]
}

type AmountParameters = {
  readonly paysNative: boolean
  readonly exactOut: boolean
  readonly first: bigint
  readonly second: bigint
  readonly value: bigint
}

/**
 * Returns the paid and the received amount of a swap. Their order in the call depends on whether
 * the paid or the received amount is exact.
 */
function toAmounts({ paysNative, exactOut, first, second, value }: AmountParameters) {
  if (paysNative) return [value, first] as const
  return exactOut ? ([second, first] as const) : ([first, second] as const)
}

function toToken(address: string): Asset {
  return { type: 'token', address, standard: 'erc20' }
}
