import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { coin, type Terms, type Trade } from './Market.ts'

const abi = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

/**
 * Encodes a swap along a path of pools as a call of the router contract. If native currency is
 * sold, the call's value contains its amount.
 */
export function encodeTrade(trade: Trade, path: readonly Address[], terms: Terms): Hex {
  const { from, to, amount } = trade
  const { account, minimum, deadline } = terms
  const rest = [minimum, path, account, deadline] as const
  if (from === coin)
    return encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args: rest })
  const functionName = to === coin ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'
  return encodeFunctionData({ abi, functionName, args: [amount, ...rest] })
}
