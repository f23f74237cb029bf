import type { Hex } from '@latchkey/core'
import { isAddress } from 'viem/utils'

/**
 * Selector of `transfer(address,uint256)`. The call is encoded without an ABI library, because it
 * consists of the selector and two words.
 */
const selector = '0xa9059cbb'
const pattern = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/
const word = 64
const mostUnits = 2n ** 256n - 1n

/** Recipient of a token transfer, and its amount in base units. */
export type TransferCall = {
  /** Address of the recipient in lower case. */
  readonly to: Hex
  readonly amount: bigint
}

/**
 * Encodes the data of an ERC-20 transfer. Returns `undefined` if the address is invalid or the
 * amount exceeds 256 bits.
 */
export function encodeTransfer(to: string, amount: bigint): Hex | undefined {
  if (!isAddress(to) || amount < 0n || amount > mostUnits) return undefined
  const receiver = to.slice(2).toLowerCase().padStart(word, '0')
  return `${selector}${receiver}${amount.toString(16).padStart(word, '0')}`
}

/**
 * Decodes the data of an ERC-20 transfer. Returns `undefined` for any other data, even with one
 * extra byte.
 */
export function decodeTransfer(data: string): TransferCall | undefined {
  const [, to, amount] = pattern.exec(data.toLowerCase()) ?? []
  return to && amount ? { to: `0x${to}`, amount: BigInt(`0x${amount}`) } : undefined
}
