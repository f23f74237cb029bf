import type { Hex } from '@latchkey/core'
import { decodeFunctionData, encodeFunctionData } from 'viem/utils'

const amountIn = { name: 'amountIn', type: 'uint256' } as const
const terms = [
  { name: 'amountOutMin', type: 'uint256' },
  { name: 'path', type: 'address[]' },
  { name: 'to', type: 'address' },
  { name: 'deadline', type: 'uint256' },
] as const
const approveInputs = [
  { name: 'spender', type: 'address' },
  { name: 'amount', type: 'uint256' },
] as const
const plain = { type: 'function', outputs: [], stateMutability: 'nonpayable' } as const
const payable = { ...plain, stateMutability: 'payable' } as const

/** ABI of the exact-input swaps of a Uniswap V2 router, and of the preceding approval. */
export const swapAbi = [
  { ...plain, name: 'approve', inputs: approveInputs },
  { ...plain, name: 'swapExactTokensForTokens', inputs: [amountIn, ...terms] },
  { ...plain, name: 'swapExactTokensForETH', inputs: [amountIn, ...terms] },
  { ...payable, name: 'swapExactETHForTokens', inputs: terms },
] as const

/** Decoded call of ERC-20 `approve`, which allows a spender to transfer a token. */
export type ApprovalCall = {
  readonly act: 'approve'
  readonly spender: string
  /** Amount that the spender may transfer, in base units. */
  readonly amount: bigint
}

/**
 * Decoded call of a router that sells an exact amount of one token for another. Amounts are in base
 * units.
 */
export type SwapCall = {
  readonly act: 'swap'
  /** Address of the token to sell. Absent: the native currency. */
  readonly sold?: string | undefined
  /**
   * Amount to sell. Absent for the native currency, whose amount is the value of the transaction.
   */
  readonly amount?: bigint
  /** Address of the token to buy. Absent: the native currency. */
  readonly bought?: string | undefined
  readonly least: bigint
  readonly receiver: string
  /** Time after which the router refuses the swap, in seconds since 1970. */
  readonly deadline: bigint
}

type SwapTerms = Pick<SwapCall, 'amount' | 'least' | 'receiver' | 'deadline'> & {
  readonly sellsToken: boolean
  readonly buysToken: boolean
}

function decode(data: Hex) {
  const call = decodeFunctionData({ abi: swapAbi, data })
  // Rejects data with extra bytes or in a non-canonical encoding.
  return encodeFunctionData({ abi: swapAbi, ...call }) === data ? call : undefined
}

function toSwap(call: SwapTerms, path: readonly string[]): SwapCall | undefined {
  // A swap needs at least two tokens in its path.
  if (path.length < 2) return undefined
  const { sellsToken, buysToken, ...rest } = call
  return {
    act: 'swap',
    sold: sellsToken ? path[0] : undefined,
    bought: buysToken ? path.at(-1) : undefined,
    ...rest,
  }
}

function toCall(call: NonNullable<ReturnType<typeof decode>>) {
  if (call.functionName === 'approve') {
    const [spender, amount] = call.args
    return { act: 'approve', spender, amount } as const
  }
  if (call.functionName === 'swapExactETHForTokens') {
    const [least, path, receiver, deadline] = call.args
    return toSwap({ sellsToken: false, buysToken: true, least, receiver, deadline }, path)
  }
  const [amount, least, path, receiver, deadline] = call.args
  const buysToken = call.functionName === 'swapExactTokensForTokens'
  return toSwap({ sellsToken: true, buysToken, amount, least, receiver, deadline }, path)
}

/**
 * Decodes the data of an ERC-20 approval or a router's swap. Returns `undefined` for any other
 * data, even with one extra byte.
 */
export function readSwapCall(data: Hex): ApprovalCall | SwapCall | undefined {
  try {
    const call = decode(data)
    return call && toCall(call)
  } catch {
    return undefined // The library threw, because the function is unknown or the data is invalid.
  }
}
