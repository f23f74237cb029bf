import type { EthereumReceipt, Hex } from '@latchkey/core'
import { isRecord } from '@latchkey/core'
import { isHash, isHex } from 'viem/utils'
import { toInvalidAnswer } from './toInvalidAnswer.ts'

/** A transaction as a node tells of it, as far as another can take its place. */
export type Sent = {
  readonly hash: Hex
  readonly from: string
  readonly nonce: bigint
  /** What it does, as one text: two with the same are the same but for the fee. */
  readonly deed: string
}
/** A receipt of any end. */
export type Mined = EthereumReceipt & { readonly succeeded: boolean }

/** A quantity of JSON-RPC. `undefined`: none, or longer than a word. */
export function readQuantity(value: unknown): bigint | undefined {
  const isQuantity = isHex(value, { strict: true }) && value.length > 2 && value.length <= 66
  return isQuantity ? BigInt(value) : undefined
}

function readHash(value: unknown): Hex | undefined {
  return typeof value === 'string' && isHash(value) ? value : undefined
}

/** `undefined`: no transaction of that hash is known. */
export function readSent(answer: unknown): Sent | undefined {
  if (!isRecord(answer)) return undefined
  const { from, to, value, input } = answer
  const [hash, nonce] = [readHash(answer['hash']), readQuantity(answer['nonce'])]
  if (!hash || nonce === undefined || typeof from !== 'string') return undefined
  return { hash, nonce, from: from.toLowerCase(), deed: JSON.stringify([to, value, input]) }
}

/**
 * Reads a receipt.
 *
 * @returns `undefined` while there is none.
 * @throws {InvalidAnswerError} It is none.
 */
export function readMined(answer: unknown): Mined | undefined {
  if (answer === null || answer === undefined) return undefined
  const fields = isRecord(answer) ? answer : {}
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
    // Networks from before Byzantium say nothing; what is in a block there has happened.
    succeeded: status !== 0n,
  }
}
