import {
  type EthereumTransaction,
  type Hex,
  isRecord,
  NotReplaceableError,
  type SentOrder,
} from '@latchkey/core'
import {
  isHash,
  isHex,
  keccak256,
  recoverAddress,
  serializeTransaction,
  type TransactionSerializable,
} from 'viem'
import type { AskNode } from '../features/findReplacement.ts'
import { readQuantity } from '../features/receipts.ts'
import type { GasPrice } from './readGasPrices.ts'
import { toTransaction } from './toTransaction.ts'

type Fields = Readonly<Record<string, unknown>>

/** A pending transaction that matches its order. Its hash proves all fields. */
export type Waiting = {
  /** Recipient, value and data of the transaction, as the user ordered them. */
  readonly transaction: EthereumTransaction
  readonly nonce: number
  readonly gas: bigint
  readonly price: GasPrice
  /** True if the transaction has a single gas price, as before EIP-1559. */
  readonly isLegacy: boolean
}

const readHex = (value: unknown): Hex | undefined => (isHex(value) ? value : undefined)

function readAccessList(value: unknown): [] | undefined {
  // Orders of the kit need no access list. A transaction with one fails the hash comparison and is
  // not replaced.
  return Array.isArray(value) && value.length === 0 ? [] : undefined
}

/**
 * Reads a node's transaction in the format that its signature covers. Returns `undefined` for
 * transaction types that wallets do not create for an order of the kit.
 */
function readSerializable(fields: Fields): TransactionSerializable | undefined {
  const numbers = ['nonce', 'chainId', 'value', 'gas'].map((name) => readQuantity(fields[name]))
  const [nonce, chainId, value, gas] = numbers
  const [to, data] = [readHex(fields['to']), readHex(fields['input'])]
  if (nonce === undefined || value === undefined || gas === undefined || !to || !data)
    return undefined
  const id = chainId === undefined ? {} : { chainId: Number(chainId) }
  const common = { ...id, nonce: Number(nonce), value, gas, to, data }
  const [gasPrice, maxFeePerGas, maxPriorityFeePerGas] = [
    fields['gasPrice'],
    fields['maxFeePerGas'],
    fields['maxPriorityFeePerGas'],
  ].map(readQuantity)
  if (fields['type'] === '0x0' && gasPrice !== undefined)
    return { ...common, type: 'legacy', gasPrice }
  const accessList = readAccessList(fields['accessList'])
  if (fields['type'] !== '0x2' || chainId === undefined || !accessList) return undefined
  if (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined) return undefined
  const fees = { maxFeePerGas, maxPriorityFeePerGas }
  return { ...common, chainId: Number(chainId), type: 'eip1559', accessList, ...fees }
}

function readSignature(fields: Fields) {
  const [r, s] = [readHex(fields['r']), readHex(fields['s'])]
  const v = readQuantity(fields['v'] ?? fields['yParity'])
  if (!r || !s || v === undefined) return undefined
  // The `v` of a legacy transaction contains the chain id and is odd where other types have parity
  // 0 (EIP-155).
  if (fields['type'] === '0x0') return { r, s, v, yParity: v % 2n === 1n ? 0 : 1 }
  return { r, s, yParity: Number(v) }
}

/**
 * Recovers the signer if the fields have the requested hash. A node can forge neither hash nor
 * signature.
 */
async function recoverSender(
  transaction: TransactionSerializable,
  fields: Fields,
  hash: string,
): Promise<string | undefined> {
  const signature = readSignature(fields)
  if (!signature) return undefined
  try {
    if (keccak256(serializeTransaction(transaction, signature)) !== hash) return undefined
    return await recoverAddress({ hash: keccak256(serializeTransaction(transaction)), signature })
  } catch {
    return undefined // The library threw, because the fields do not form a transaction.
  }
}

function isOrdered(found: TransactionSerializable, ordered: EthereumTransaction): boolean {
  const isSame = (one: unknown, other: unknown) =>
    String(one).toLowerCase() === String(other).toLowerCase()
  return (
    isSame(found.to, ordered.to) &&
    isSame(found.data, ordered.data) &&
    found.value === ordered.value
  )
}

/**
 * Reads a pending transaction and compares it with the order.
 *
 * @throws {NotReplaceableError} The transaction is mined, unknown to the node, or differs from the
 * sender's order.
 */
export async function readWaiting(ask: AskNode, sent: SentOrder): Promise<Waiting> {
  const { id, from } = sent
  if (!isHash(id)) throw new NotReplaceableError({ id, reason: 'unknown' })
  const fields = await ask('eth_getTransactionByHash', [id])
  if (!isRecord(fields)) throw new NotReplaceableError({ id, reason: 'unknown' })
  if (fields['blockHash']) throw new NotReplaceableError({ id, reason: 'mined' })
  const found = readSerializable(fields)
  const sender = found && (await recoverSender(found, fields, id.toLowerCase()))
  const transaction = toTransaction({
    ...sent,
    token: sent.token === undefined ? undefined : { address: sent.token },
  })
  if (!found || sender?.toLowerCase() !== from.toLowerCase() || !isOrdered(found, transaction))
    throw new NotReplaceableError({ id, reason: 'different' })
  const { nonce = 0, gas = 0n, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = found
  const price = {
    max: maxFeePerGas ?? gasPrice ?? 0n,
    priority: maxPriorityFeePerGas ?? gasPrice ?? 0n,
  }
  return { transaction, nonce, gas, price, isLegacy: found.type === 'legacy' }
}
