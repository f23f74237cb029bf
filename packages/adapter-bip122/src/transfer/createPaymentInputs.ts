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

/**
 * Verifies a transaction by its id and the coin's amount, because the Esplora service is untrusted.
 */
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

type PaymentAccount = { readonly from: ParsedAddress; readonly publicKey: string | undefined }

/** Caches previous transactions, because one transaction may be the source of several coins. */
function createReader(readTransaction: ReadTransaction): ReadTransaction {
  const known = new Map<string, Promise<string>>()
  return (txid) => {
    const reading = known.get(txid) ?? readTransaction(txid)
    known.set(txid, reading)
    return reading
  }
}

/**
 * Returns the PSBT inputs that spend coins of an account.
 *
 * @throws {TransactionInvalidError} The wallet reports too little about the account, or the Esplora
 * service a wrong transaction.
 */
export async function createPaymentInputs(
  coins: readonly Coin[],
  { from, publicKey }: PaymentAccount,
  readTransaction: ReadTransaction,
) {
  const scripts = toScripts(from, publicKey)
  const read = createReader(readTransaction)
  const create = async (coin: Coin) => {
    const { txid, index, amount } = coin
    const witnessUtxo = { script: from.script, amount }
    // The signature of a taproot input covers the amounts of all inputs.
    if (from.type === 'p2tr') return { txid, index, sequence, witnessUtxo, ...scripts }
    // A legacy signature covers no amount, and a signature of segwit version 0 only the amount of
    // one input. Hardware wallets therefore require the whole previous transaction.
    const nonWitnessUtxo = toCheckedTransaction(coin, await read(txid))
    if (from.type === 'p2pkh') return { txid, index, sequence, nonWitnessUtxo }
    return { txid, index, sequence, nonWitnessUtxo, witnessUtxo, ...scripts }
  }
  return Promise.all(coins.map(create))
}
