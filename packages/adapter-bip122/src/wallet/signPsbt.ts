import {
  ConnectionRejectedError,
  FeatureNotSupportedError,
  type PsbtInputToSign,
  RpcError,
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

/** Reads a transaction id. `undefined` for anything else. */
export function toTransactionId(value: unknown): string | undefined {
  return typeof value === 'string' && txidPattern.test(value) ? value.toLowerCase() : undefined
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
    throw new TransactionInvalidError({ reason: 'No PSBT in base64.', cause })
  }
}

/** Asks the wallet to sign; its own failures are named, a refusal and an abort stay what they are. */
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

/** What a wallet gives back with what it has sent may be no PSBT at all: then the one that it was given. */
function toSentPsbt(unsigned: Transaction, answer: unknown): string {
  try {
    return base64.encode(withSignatures(unsigned, answer).toPSBT())
  } catch {
    return base64.encode(unsigned.toPSBT())
  }
}

/**
 * Has a PSBT signed. With `broadcast` it is sent too: by the wallet, or by us where the wallet gives no id back.
 *
 * @returns The PSBT with the signatures, or as it was given where the wallet sent it and kept them; the id of what was sent.
 * @throws {TransactionInvalidError} No PSBT.
 * @throws {ConnectionRejectedError} The person refused.
 * @throws {SignTransactionFailedError} The wallet failed, or signed another transaction.
 * @throws {TransactionRefusedError} The network does not take it.
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
  // The coins have moved: nothing else in the answer makes that a failure.
  if (sent !== undefined) return { psbt: toSentPsbt(unsigned, answer.psbt), txid: sent }
  const signed = withSignatures(unsigned, answer.psbt)
  const text = base64.encode(signed.toPSBT())
  if (!broadcast) return { psbt: text }
  const hex = completeTransaction(signed)
  const esplora = await context.getEsplora(signal)
  return { psbt: text, txid: await sendTransaction(esplora, { hex, id: signed.id }, signal) }
}
