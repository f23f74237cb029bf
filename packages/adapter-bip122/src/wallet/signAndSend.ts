import type { Transaction } from '@scure/btc-signer'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import { completeTransaction, withSignatures } from '../transfer/completeTransaction.ts'
import { sendTransaction } from '../transfer/sendTransaction.ts'
import { askToSign } from './signPsbt.ts'
import type { WalletContext } from './WalletContext.ts'

/**
 * Has the wallet sign a built transaction and sends it. A single account signs all inputs.
 *
 * @param request.onAsk - Called directly before the wallet receives the request.
 * @returns Transaction id.
 */
export async function signAndSend(
  context: WalletContext,
  request: {
    readonly transaction: Transaction
    readonly address: string
    readonly onAsk: (() => void) | undefined
  },
  signal: Signal,
): Promise<string> {
  const { transaction, address, onAsk } = request
  const signInputs = Array.from({ length: transaction.inputsLength }, (_, index) => ({
    address,
    index,
  }))
  const toSign = { psbt: transaction.toPSBT(), signInputs, broadcast: false }
  onAsk?.()
  const signed = withSignatures(transaction, (await askToSign(context, toSign, signal)).psbt)
  const complete = completeTransaction(signed)
  const esplora = await context.getEsplora(signal)
  return sendTransaction(esplora, { hex: complete, id: signed.id }, signal)
}
