import {
  ConnectionRejectedError,
  FeatureNotSupportedError,
  type PsbtInputToSign,
  RpcError,
  readField,
} from '@latchkey/core'
import { base64 } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import type { Signal, SignedPsbt } from '../drivers/BitcoinDriver.ts'
import { SignTransactionFailedError, TransactionInvalidError } from '../errors/transactionErrors.ts'
import { completeTransaction, withSignatures } from '../transfer/completeTransaction.ts'
import { readPsbt } from '../transfer/readPsbt.ts'
import { sendTransaction } from '../transfer/sendTransaction.ts'
import type { WalletContext } from './WalletContext.ts'

const txidPattern = /^[0-9a-f]{64}$/i

/** Parses a transaction id, bare or in `{ txid }`. Returns `undefined` for other values. */
export function toTransactionId(value: unknown): string | undefined {
  const id = readField(value, 'txid') ?? readField(value, 'txId') ?? value
  return typeof id === 'string' && txidPattern.test(id) ? id.toLowerCase() : undefined
}

export type SignPsbtRequest = {
  readonly psbt: string
  readonly signInputs: readonly PsbtInputToSign[]
  readonly broadcast?: boolean | undefined
}

function parse(psbt: string): Transaction {
  try {
    return readPsbt(psbt)
  } catch (cause) {
    throw new TransactionInvalidError({ reason: 'The PSBT is not base64.', cause })
  }
}

/**
 * Requests a signature from the wallet. Converts the wallet's failures, but rethrows a refusal and
 * an abort unchanged.
 */
export async function askToSign(
  { driver }: WalletContext,
  request: {
    readonly psbt: Uint8Array
    readonly signInputs: readonly PsbtInputToSign[]
    readonly broadcast: boolean
  },
  signal: Signal,
): Promise<SignedPsbt> {
  if (!driver.signPsbt) throw new FeatureNotSupportedError({ feature: 'signPsbt' })
  try {
    return await driver.signPsbt(request, signal)
  } catch (error) {
    if (signal?.aborted || error instanceof ConnectionRejectedError) throw error
    if (error instanceof RpcError) throw new SignTransactionFailedError({ cause: error })
    throw error
  }
}

/** Returns the signed PSBT, or the unsigned one if the wallet's answer is not a PSBT. */
function toSentPsbt(unsigned: Transaction, answer: unknown): string {
  try {
    return base64.encode(withSignatures(unsigned, answer).toPSBT())
  } catch {
    return base64.encode(unsigned.toPSBT())
  }
}

/**
 * Has the wallet sign a PSBT. With `broadcast` the transaction is also sent: by the wallet, or by
 * the kit if the wallet returns no id.
 *
 * @returns The signed PSBT, and the transaction id if sent. If the wallet sent the transaction
 * without returning signatures, the PSBT is unsigned.
 * @throws {TransactionInvalidError} The text is not a PSBT.
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {SignTransactionFailedError} The wallet failed, or signed a different transaction.
 * @throws {TransactionRefusedError} The network refuses the transaction.
 */
export async function signPsbt(
  context: WalletContext,
  { psbt, signInputs, broadcast = false }: SignPsbtRequest,
  signal: Signal,
): Promise<{ readonly psbt: string; readonly txid?: string }> {
  const unsigned = parse(psbt)
  const request = { psbt: base64.decode(psbt), signInputs, broadcast }
  const answer = await askToSign(context, request, signal)
  const sent = broadcast ? toTransactionId(answer.txid) : undefined
  // The transaction was sent, so an invalid PSBT in the answer must not count as a failure.
  if (sent !== undefined) return { psbt: toSentPsbt(unsigned, answer.psbt), txid: sent }
  const signed = withSignatures(unsigned, answer.psbt)
  const text = base64.encode(signed.toPSBT())
  if (!broadcast) return { psbt: text }
  const hex = completeTransaction(signed)
  const esplora = await context.getEsplora(signal)
  return { psbt: text, txid: await sendTransaction(esplora, { hex, id: signed.id }, signal) }
}
