import type { Signal } from '../drivers/BitcoinDriver.ts'
import { TransactionRefusedError } from '../errors/transactionErrors.ts'
import type { Esplora } from '../esplora/createEsplora.ts'

const longestReason = 256
const alreadyKnown = /already (?:in|known)|txn-already/i

/**
 * Sends a complete transaction.
 *
 * @param transaction - Hex and id.
 * @returns Transaction id.
 * @throws {TransactionRefusedError} The network refuses the transaction.
 */
export async function sendTransaction(
  esplora: Esplora,
  transaction: { readonly hex: string; readonly id: string },
  signal: Signal,
): Promise<string> {
  const { status, text } = await esplora.send(transaction.hex, signal)
  // Sending a transaction again is harmless: the network already knows it.
  if (status === 200 || alreadyKnown.test(text)) return transaction.id
  throw new TransactionRefusedError({ reason: text.slice(0, longestReason) })
}
