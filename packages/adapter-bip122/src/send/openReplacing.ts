import {
  InvalidAnswerError,
  NotReplaceableError,
  type ReplacingFeatures,
  readField,
  type SentOrder,
} from '@latchkey/core'
import { Transaction } from '@scure/btc-signer'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import type { Esplora } from '../esplora/createEsplora.ts'
import { createPaymentInputs } from '../transfer/createPaymentInputs.ts'
import { parseFeeRate } from '../transfer/parseFeeRate.ts'
import { readWaiting, type WaitingTransfer } from '../transfer/readWaiting.ts'
import {
  type ReplacementOutput,
  toLeastFee,
  toOutputs,
  toReplacementFees,
} from '../transfer/replacementFees.ts'
import { findAccount } from '../wallet/findAccount.ts'
import { signAndSend } from '../wallet/signAndSend.ts'
import type { WalletContext } from '../wallet/WalletContext.ts'
import { requireEsplora } from './requireEsplora.ts'

const toRead = (esplora: Esplora, signal: Signal) => (txid: string) =>
  esplora.readText(`/tx/${encodeURIComponent(txid)}/hex`, signal)

/**
 * Reads a pending transfer. Refuses one whose outputs are already spent, because a replacement
 * would invalidate the spending transactions.
 */
async function read(esplora: Esplora, sent: SentOrder, signal: Signal): Promise<WaitingTransfer> {
  const { id } = sent
  const path = `/tx/${encodeURIComponent(id)}`
  try {
    const status = await esplora.read(`${path}/status`, signal)
    if (readField(status, 'confirmed') === true)
      throw new NotReplaceableError({ id, reason: 'mined' })
    const spendings = await esplora.read(`${path}/outspends`, signal)
    const isSpent =
      !Array.isArray(spendings) || spendings.some((one) => readField(one, 'spent') !== false)
    if (isSpent) throw new NotReplaceableError({ id, reason: 'final' })
    return await readWaiting(sent, toRead(esplora, signal))
  } catch (cause) {
    // The service responds with an error status if it does not know the id.
    if (cause instanceof InvalidAnswerError)
      throw new NotReplaceableError({ id, reason: 'unknown', cause })
    throw cause
  }
}

async function build(
  { coins, from }: WaitingTransfer,
  outputs: readonly ReplacementOutput[],
  {
    publicKey,
    esplora,
    signal,
  }: {
    readonly publicKey: string | undefined
    readonly esplora: Esplora
    readonly signal: Signal
  },
): Promise<Transaction> {
  const transaction = new Transaction()
  const inputs = await createPaymentInputs(coins, { from, publicKey }, toRead(esplora, signal))
  for (const input of inputs) transaction.addInput(input)
  for (const output of outputs) transaction.addOutput(output)
  return transaction
}

/** Implements the replacement of a pending transfer by spending the same coins (BIP-125). */
export function openReplacing(context: WalletContext): ReplacingFeatures {
  return {
    getFees: async (sent, { signal } = {}) => {
      const esplora = await requireEsplora(context, sent.caipNetworkId, signal)
      const waiting = await read(esplora, sent, signal)
      const estimates = await esplora.read('/fee-estimates', signal)
      return toReplacementFees(waiting, parseFeeRate(estimates, 'fast'))
    },
    replace: async (sent, terms, { signal, onAsk } = {}) => {
      const { id, from } = sent
      const esplora = await requireEsplora(context, sent.caipNetworkId, signal)
      const { publicKey } = await findAccount(context, from, signal)
      const waiting = await read(esplora, sent, signal)
      const outputs = toOutputs(waiting, terms)
      const scripts = outputs?.map(({ script }) => script) ?? []
      if (!outputs || terms.fee < toLeastFee(waiting, scripts))
        throw new NotReplaceableError({ id, reason: 'price' })
      const transaction = await build(waiting, outputs, { publicKey, esplora, signal })
      return signAndSend(context, { transaction, address: from, onAsk }, signal)
    },
  }
}
