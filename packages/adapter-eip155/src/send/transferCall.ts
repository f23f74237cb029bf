import type { Hex } from '@latchkey/core'
import { isAddress } from 'viem/utils'

/** `transfer(address,uint256)`. By hand, as the balances: two words need no coder of contracts. */
const selector = '0xa9059cbb'
const pattern = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/
const word = 64
const mostUnits = 2n ** 256n - 1n

/** Whom a token goes to, and how much of it, in base units. */
export type TransferCall = {
  /** Lower case. */
  readonly to: Hex
  readonly amount: bigint
}

/** Encodes the data that moves an ERC-20 token. `undefined`: no address, or no amount of 256 bits. */
export function encodeTransfer(to: string, amount: bigint): Hex | undefined {
  if (!isAddress(to) || amount < 0n || amount > mostUnits) return undefined
  const receiver = to.slice(2).toLowerCase().padStart(word, '0')
  return `${selector}${receiver}${amount.toString(16).padStart(word, '0')}`
}

/** Reads such data back. `undefined`: it is anything else, or one byte more. */
export function decodeTransfer(data: string): TransferCall | undefined {
  const [, to, amount] = pattern.exec(data.toLowerCase()) ?? []
  return to && amount ? { to: `0x${to}`, amount: BigInt(`0x${amount}`) } : undefined
}
