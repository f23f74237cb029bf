import { NotReplaceableError, type SentOrder } from '@latchkey/core'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'
import { type ParsedAddress, parseAddress } from '../address/parseAddress.ts'
import type { Coin } from './Coin.ts'
import type { ReadTransaction } from './createPaymentInput.ts'

/** From this number on an input says that it may not be replaced (BIP-125). */
const firstFinal = 0xffff_fffe

/** A transfer that is in no block yet, read from its bytes. */
export type WaitingTransfer = {
  readonly from: ParsedAddress
  readonly recipient: ParsedAddress
  readonly amount: bigint
  /** What it spends, all of it the account's. */
  readonly coins: readonly Coin[]
  /** Satoshi. */
  readonly total: bigint
  readonly fee: bigint
  readonly weight: number
}

/** Reads the transaction of an id: nothing but its hash is believed. `undefined`: the text is another one. */
function parseRaw(text: string, txid: string): Transaction | undefined {
  try {
    const options = {
      allowUnknownInputs: true,
      allowUnknownOutputs: true,
      disableScriptCheck: true,
    }
    const transaction = Transaction.fromRaw(hex.decode(text.trim()), options)
    return transaction.id === txid ? transaction : undefined
  } catch {
    return undefined // Broken bytes: the library throws.
  }
}

const listInputs = (transaction: Transaction) =>
  Array.from({ length: transaction.inputsLength }, (_, index) => transaction.getInput(index))

const listOutputs = (transaction: Transaction) =>
  Array.from({ length: transaction.outputsLength }, (_, index) => transaction.getOutput(index))

/** What an input spends, where that is the account's. */
async function readCoin(
  { txid: id, index = 0 }: ReturnType<Transaction['getInput']>,
  from: ParsedAddress,
  readTransaction: ReadTransaction,
): Promise<Coin | undefined> {
  const txid = hex.encode(id ?? new Uint8Array())
  const previous = parseRaw(await readTransaction(txid), txid)
  const output = previous && index < previous.outputsLength ? previous.getOutput(index) : undefined
  if (!output?.script || output.amount === undefined) return undefined
  return equalBytes(output.script, from.script)
    ? { txid, index, amount: output.amount, confirmed: true }
    : undefined
}

const isTo = (
  { script }: ReturnType<Transaction['getOutput']>,
  { script: wanted }: ParsedAddress,
): boolean => script !== undefined && equalBytes(script, wanted)

/** The receiver's output, and at most one more, which is change of the account. */
function paysOrder(
  transaction: Transaction,
  { from, recipient, amount }: Pick<WaitingTransfer, 'from' | 'recipient' | 'amount'>,
): boolean {
  const outputs = listOutputs(transaction)
  // What cancels brings all of it back.
  if (amount === 0n) return outputs.every((output) => isTo(output, from))
  const paid = outputs.findIndex((output) => output.amount === amount && isTo(output, recipient))
  const others = outputs.filter((_, index) => index !== paid)
  return paid >= 0 && others.length <= 1 && others.every((output) => isTo(output, from))
}

const sum = (amounts: readonly (bigint | undefined)[]) =>
  amounts.reduce<bigint>((total, amount) => total + (amount ?? 0n), 0n)

/**
 * Reads a transfer that waits, and holds it against what was ordered.
 *
 * @throws {NotReplaceableError} It pays or spends anything else, or says that it may not be replaced.
 */
export async function readWaiting(
  sent: SentOrder,
  readTransaction: ReadTransaction,
): Promise<WaitingTransfer> {
  const { id, amount } = sent
  const [from, recipient] = [parseAddress(sent.from), parseAddress(sent.to)]
  const transaction = parseRaw(await readTransaction(id), id)
  if (!transaction || !from || !recipient || !paysOrder(transaction, { from, recipient, amount }))
    throw new NotReplaceableError({ id, reason: 'different' })
  const inputs = listInputs(transaction)
  if (inputs.every(({ sequence = firstFinal }) => sequence >= firstFinal))
    throw new NotReplaceableError({ id, reason: 'final' })
  const coins: Coin[] = []
  for (const input of inputs) {
    const coin = await readCoin(input, from, readTransaction)
    if (!coin) throw new NotReplaceableError({ id, reason: 'different' })
    coins.push(coin)
  }
  const total = sum(coins.map((coin) => coin.amount))
  const fee = total - sum(listOutputs(transaction).map((output) => output.amount))
  return { from, recipient, amount, coins, total, fee, weight: transaction.weight }
}
