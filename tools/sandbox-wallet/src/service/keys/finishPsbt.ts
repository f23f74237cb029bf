import type { Transaction } from '@scure/btc-signer'
import { PsbtError, readPsbt } from './signPsbt.ts'

const isFinal = (transaction: Transaction, index: number): boolean => {
  const { finalScriptSig, finalScriptWitness } = transaction.getInput(index)
  return finalScriptSig !== undefined || finalScriptWitness !== undefined
}

function finalizeInput(transaction: Transaction, index: number): void {
  if (isFinal(transaction, index)) return
  try {
    transaction.finalizeIdx(index)
  } catch (cause) {
    throw new PsbtError(`Input ${index} is missing a signature.`, { cause })
  }
}

/**
 * Finalizes inputs of a PSBT: replaces the partial signatures by the final scripts.
 *
 * @throws {PsbtError} The PSBT cannot be read, or a signature is missing.
 */
export function finalizePsbt(psbt: string, indexes: readonly number[]): string {
  const transaction = readPsbt(psbt)
  for (const index of indexes) finalizeInput(transaction, index)
  return Buffer.from(transaction.toPSBT()).toString('base64')
}

/**
 * Returns the raw transaction of a fully signed PSBT as hex.
 *
 * @throws {PsbtError} The PSBT cannot be read, or a signature is missing.
 */
export function extractPsbt(psbt: string): string {
  const transaction = readPsbt(psbt)
  for (let index = 0; index < transaction.inputsLength; index += 1)
    finalizeInput(transaction, index)
  return Buffer.from(transaction.extract()).toString('hex')
}
