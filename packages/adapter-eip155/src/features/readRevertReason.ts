import { type Hex, listNestedErrors, readField, readWalletText } from '@latchkey/core'
import type { Abi } from 'viem'
import { decodeErrorResult, isHex } from 'viem/utils'

/** Parity and its successors put a word before the data. */
const data = /^(?:reverted )?(0x[0-9a-f]*)$/i
/** Forms of the message with a reason: geth, Hardhat, Ganache. */
const messages: readonly RegExp[] = [
  /execution reverted: ?(.{1,256})/i,
  /reverted with (?:reason string|custom error) ['"](.{1,256})['"]/i,
  /VM Exception while processing transaction: revert (.{1,256})/i,
]

function toHex(value: unknown): Hex | undefined {
  const found = typeof value === 'string' ? data.exec(value.slice(0, 100_000))?.[1] : undefined
  return isHex(found) ? found : undefined
}

/**
 * Decodes the data of a revert: the text of `require` or `revert`, else the name of the contract's
 * error, which needs the contract's ABI.
 */
export function decodeReason(value: unknown, abi: Abi = []): string | undefined {
  const hex = toHex(value)
  if (hex === undefined) return undefined
  try {
    const { errorName, args } = decodeErrorResult({ abi, data: hex })
    const [text] = args ?? []
    if (errorName === 'Error') return typeof text === 'string' ? text : undefined
    return errorName === 'Panic' ? `Panic ${text}` : errorName
  } catch {
    return undefined // The library threw, because the data is not an error of the ABI or of Solidity.
  }
}

/**
 * Returns the reason of a failed call or estimate as plain text of at most 256 characters. Reads
 * the data and messages of the error and of the errors nested in it. `undefined` if the error
 * contains no reason.
 */
export function readRevertReason(error: unknown, abi?: Abi): string | undefined {
  const errors = listNestedErrors(error)
  const decoded = errors.map((each) => decodeReason(readField(each, 'data'), abi)).find(Boolean)
  if (decoded !== undefined) return readWalletText(decoded)
  const texts = errors.flatMap((each) => readWalletText(readField(each, 'message')) ?? [])
  const stated = texts.flatMap((text) => messages.map((form) => form.exec(text)?.[1])).find(Boolean)
  return stated ?? readWalletText(error)
}
