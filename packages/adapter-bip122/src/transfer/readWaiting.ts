import { NotReplaceableError, type SentOrder } from '@latchkey/core'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'
import { type ParsedAddress, parseAddress } from '../address/parseAddress.ts'
import type { Coin } from './Coin.ts'
import type { ReadTransaction } from './createPaymentInputs.ts'

/** Lowest sequence number that forbids a replacement (BIP-125). */
const firstFinal = 0xffff_fffe

/**
 * A pending transfer of an account, decoded from the transaction's bytes. A replacement spends the
 * same coins.
 */
export type WaitingTransfer = {
  readonly from: ParsedAddress
  readonly recipient: ParsedAddress
  readonly amount: bigint
  /** Coins that the pending transfer spends. All of them belong to the sending account. */
  readonly coins: readonly Coin[]
  /** Sum of the spent coins in satoshi. */
  readonly total: bigint
  readonly fee: bigint
  readonly weight: number
}

/**
 * Parses a transaction and verifies its hash. Returns `undefined` if the bytes belong to another
 * transaction.
 */
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
    return undefined // The library threw, because the bytes are invalid.
  }
}

const listInputs = (transaction: Transaction) =>
  Array.from({ length: transaction.inputsLength }, (_, index) => transaction.getInput(index))

const listOutputs = (transaction: Transaction) =>
  Array.from({ length: transaction.outputsLength }, (_, index) => transaction.getOutput(index))

/** Returns the coin that an input spends, if the coin belongs to the account. */
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

/**
 * Returns whether the outputs match the order: one to the recipient, and at most one change output.
 */
function paysOrder(
  transaction: Transaction,
  { from, recipient, amount }: Pick<WaitingTransfer, 'from' | 'recipient' | 'amount'>,
): boolean {
  const outputs = listOutputs(transaction)
  // A cancellation has amount 0 and returns everything to the account.
  if (amount === 0n) return outputs.every((output) => isTo(output, from))
  const paid = outputs.findIndex((output) => output.amount === amount && isTo(output, recipient))
  const others = outputs.filter((_, index) => index !== paid)
  return paid >= 0 && others.length <= 1 && others.every((output) => isTo(output, from))
}

const sum = (amounts: readonly (bigint | undefined)[]) =>
  amounts.reduce<bigint>((total, amount) => total + (amount ?? 0n), 0n)

/**
 * Reads a pending transfer and compares it with the order that the user has seen.
 *
 * @throws {NotReplaceableError} The transaction differs from the order, or forbids a replacement.
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
