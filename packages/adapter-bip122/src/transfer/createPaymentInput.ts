import { hex } from '@scure/base'
import { p2sh, p2tr, p2wpkh, Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'
import type { ParsedAddress } from '../address/parseAddress.ts'
import { TransactionInvalidError } from '../errors/transactionErrors.ts'
import type { Coin } from './Coin.ts'

/** Signals that it may be replaced by one with a higher fee (BIP-125). */
const sequence = 0xffff_fffd

/** Reads a transaction in full, as hex, whose id a service only claims. */
export type ReadTransaction = (txid: string) => Promise<string>

function toRedeemScript(from: ParsedAddress, publicKey: string | undefined): Uint8Array {
  if (publicKey?.length === 66) {
    const nested = p2sh(p2wpkh(hex.decode(publicKey)))
    if (equalBytes(nested.script, from.script)) return nested.redeemScript
  }
  throw new TransactionInvalidError({
    reason: 'The wallet does not tell the public key of its nested segwit account.',
  })
}

/** The key before its tweak, where the wallet told that one; without it the wallet finds its key itself. */
function toInternalKey(from: ParsedAddress, publicKey: string | undefined): Uint8Array | undefined {
  if (publicKey === undefined || publicKey.length > 66) return undefined
  const key = hex.decode(publicKey.slice(-64))
  try {
    return equalBytes(p2tr(key).script, from.script) ? key : undefined
  } catch {
    return undefined // No point of the curve.
  }
}

/** What inputs of an account have in common, beside the output each spends. */
function toScripts(from: ParsedAddress, publicKey: string | undefined) {
  if (from.type === 'p2sh') return { redeemScript: toRedeemScript(from, publicKey) }
  const tapInternalKey = from.type === 'p2tr' ? toInternalKey(from, publicKey) : undefined
  return tapInternalKey ? { tapInternalKey } : {}
}

/** Believes nothing but the hash that is the id. */
function toCheckedTransaction({ txid, index, amount }: Coin, text: string): Uint8Array {
  try {
    const raw = hex.decode(text.trim())
    const options = { allowUnknownOutputs: true, disableScriptCheck: true }
    const previous = Transaction.fromRaw(raw, options)
    if (previous.id === txid && previous.getOutput(index).amount === amount) return raw
  } catch (cause) {
    throw new TransactionInvalidError({ reason: `The service does not show ${txid}.`, cause })
  }
  throw new TransactionInvalidError({
    reason: `The service shows another transaction than ${txid}.`,
  })
}

/**
 * Gives the input of a PSBT that spends a coin of an account.
 *
 * @throws {TransactionInvalidError} The wallet tells too little of the account.
 */
export async function createPaymentInput(
  coin: Coin,
  account: { readonly from: ParsedAddress; readonly publicKey: string | undefined },
  readTransaction: ReadTransaction,
) {
  const { txid, index, amount } = coin
  const { from, publicKey } = account
  if (from.type === 'p2pkh') {
    // Before segwit the signature does not cover the amount: the whole transaction has to show it.
    const raw = toCheckedTransaction(coin, await readTransaction(txid))
    return { txid, index, sequence, nonWitnessUtxo: raw }
  }
  const witnessUtxo = { script: from.script, amount }
  return { txid, index, sequence, witnessUtxo, ...toScripts(from, publicKey) }
}
