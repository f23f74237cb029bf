import type { EthereumReceipt, Hex } from '@latchkey/core'
import { isRecord } from '@latchkey/core'
import { isHash, isHex } from 'viem/utils'
import { toInvalidAnswer } from './toInvalidAnswer.ts'

/** Fields of a sent transaction with which a replacement is found: its sender and nonce. */
export type Sent = {
  readonly hash: Hex
  readonly from: string
  readonly nonce: bigint
  /**
   * Recipient, value and data as one text. A replacement with an equal text is the same payment
   * with a higher fee; any other text is a different transaction.
   */
  readonly deed: string
}
/** Receipt of a mined transaction, which succeeded or reverted. */
export type Mined = EthereumReceipt & { readonly succeeded: boolean }

/**
 * Parses a JSON-RPC quantity. Returns `undefined` if the value is invalid or longer than 32 bytes.
 */
export function readQuantity(value: unknown): bigint | undefined {
  const isQuantity = isHex(value, { strict: true }) && value.length > 2 && value.length <= 66
  return isQuantity ? BigInt(value) : undefined
}

/** Parses a transaction hash. Returns `undefined` for any other value. */
export function readHash(value: unknown): Hex | undefined {
  return typeof value === 'string' && isHash(value) ? value : undefined
}

/**
 * Parses a transaction. Returns `undefined` for an invalid answer, e.g. `null` for an unknown hash.
 */
export function readSent(answer: unknown): Sent | undefined {
  if (!isRecord(answer)) return undefined
  const { from, to, value, input } = answer
  const [hash, nonce] = [readHash(answer['hash']), readQuantity(answer['nonce'])]
  if (!hash || nonce === undefined || typeof from !== 'string') return undefined
  return { hash, nonce, from: from.toLowerCase(), deed: JSON.stringify([to, value, input]) }
}

/**
 * Parses a receipt.
 *
 * @returns `undefined` while the transaction has no receipt, or one without a block. Some nodes
 * show the receipt before the block.
 * @throws {InvalidAnswerError} The answer is not a receipt.
 */
export function readMined(answer: unknown): Mined | undefined {
  if (answer === null || answer === undefined) return undefined
  const fields = isRecord(answer) ? answer : {}
  if (fields['blockHash'] === null || fields['blockNumber'] === null) return undefined
  const [transactionHash, blockHash] = [fields['transactionHash'], fields['blockHash']].map(
    readHash,
  )
  const [blockNumber, gasUsed, status, effectiveGasPrice] = [
    fields['blockNumber'],
    fields['gasUsed'],
    fields['status'],
    fields['effectiveGasPrice'],
  ].map(readQuantity)
  if (!transactionHash || !blockHash || blockNumber === undefined || gasUsed === undefined) {
    throw toInvalidAnswer('eth_getTransactionReceipt', 'no receipt')
  }
  const { contractAddress } = fields
  return {
    transactionHash,
    blockHash,
    blockNumber,
    gasUsed,
    ...(effectiveGasPrice !== undefined && { effectiveGasPrice }),
    ...(isHex(contractAddress) && { contractAddress }),
    // Receipts before the Byzantium fork have no status; such a transaction counts as successful.
    succeeded: status !== 0n,
  }
}
