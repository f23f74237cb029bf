import { hex } from '@scure/base'
import { p2sh, p2tr, p2wpkh, Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'
import type { ParsedAddress } from '../address/parseAddress.ts'
import { TransactionInvalidError } from '../errors/transactionErrors.ts'
import type { Coin } from './Coin.ts'

/**
 * Sequence number of every input. It signals that a transaction with a higher fee may replace this
 * one (BIP-125).
 */
const sequence = 0xffff_fffd

/** Reads a complete transaction in hex. Callers verify the id, because a service only claims it. */
export type ReadTransaction = (txid: string) => Promise<string>

function toRedeemScript(from: ParsedAddress, publicKey: string | undefined): Uint8Array {
  if (publicKey?.length === 66) {
    const nested = p2sh(p2wpkh(hex.decode(publicKey)))
    if (equalBytes(nested.script, from.script)) return nested.redeemScript
  }
  throw new TransactionInvalidError({
    reason: 'The wallet does not share the public key of its nested segwit account.',
  })
}

/**
 * Returns the untweaked (internal) key of a Taproot account if the wallet reported it. Without it,
 * the wallet has to find its key itself.
 */
function toInternalKey(from: ParsedAddress, publicKey: string | undefined): Uint8Array | undefined {
  if (publicKey === undefined || publicKey.length > 66) return undefined
  const key = hex.decode(publicKey.slice(-64))
  try {
    return equalBytes(p2tr(key).script, from.script) ? key : undefined
  } catch {
    return undefined // The key is not a point on the curve.
  }
}

/**
 * Returns the PSBT fields that are equal for all inputs of an account: its scripts and keys,
 * without the spent output.
 */
function toScripts(from: ParsedAddress, publicKey: string | undefined) {
  if (from.type === 'p2sh') return { redeemScript: toRedeemScript(from, publicKey) }
  const tapInternalKey = from.type === 'p2tr' ? toInternalKey(from, publicKey) : undefined
  return tapInternalKey ? { tapInternalKey } : {}
}

/** Verifies a transaction by its id and the coin's amount, because the service is untrusted. */
function toCheckedTransaction({ txid, index, amount }: Coin, text: string): Uint8Array {
  try {
    const raw = hex.decode(text.trim())
    const options = { allowUnknownOutputs: true, disableScriptCheck: true }
    const previous = Transaction.fromRaw(raw, options)
    if (previous.id === txid && previous.getOutput(index).amount === amount) return raw
  } catch (cause) {
    throw new TransactionInvalidError({ reason: `The service does not return ${txid}.`, cause })
  }
  throw new TransactionInvalidError({
    reason: `The service returns a transaction other than ${txid}.`,
  })
}

/**
 * Returns the PSBT input that spends a coin of an account.
 *
 * @throws {TransactionInvalidError} The wallet reports too little about the account, or the service
 * a wrong transaction.
 */
export async function createPaymentInput(
  coin: Coin,
  account: { readonly from: ParsedAddress; readonly publicKey: string | undefined },
  readTransaction: ReadTransaction,
) {
  const { txid, index, amount } = coin
  const { from, publicKey } = account
  if (from.type === 'p2pkh') {
    // Before segwit the signature does not cover the amount, so that the PSBT must contain the
    // whole previous transaction.
    const raw = toCheckedTransaction(coin, await readTransaction(txid))
    return { txid, index, sequence, nonWitnessUtxo: raw }
  }
  const witnessUtxo = { script: from.script, amount }
  return { txid, index, sequence, witnessUtxo, ...toScripts(from, publicKey) }
}
