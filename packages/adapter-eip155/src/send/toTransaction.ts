import {
  type EthereumTransaction,
  SendMismatchError,
  type SendOrder,
  type SendOrderToken,
} from '@latchkey/core'
import { getAddress, isAddress } from 'viem/utils'
import { decodeTransfer, encodeTransfer } from './transferCall.ts'

type Ordered = Pick<SendOrder, 'to' | 'amount'> & {
  readonly token?: Pick<SendOrderToken, 'address'> | undefined
}
type Said = { readonly to: string; readonly amount: bigint; readonly token: string | undefined }

const lower = (address: string | undefined) => address?.toLowerCase()

/**
 * Decodes recipient, amount and token of a built transaction from its own fields, so that they can
 * be compared with the order. Returns `undefined` if it is not a transfer.
 */
function readBack({ to, value, data = '0x' }: EthereumTransaction): Said | undefined {
  if (!to || value === undefined) return undefined
  if (data === '0x') return { to, amount: value, token: undefined }
  const call = decodeTransfer(data)
  return call && value === 0n ? { ...call, token: to } : undefined
}

function build({ to, amount, token }: Ordered): EthereumTransaction | undefined {
  if (!isAddress(to)) return undefined
  if (!token) return { to: getAddress(to), value: amount, data: '0x' }
  const data = encodeTransfer(to, amount)
  if (!data || !isAddress(token.address)) return undefined
  return { to: getAddress(token.address), value: 0n, data }
}

/**
 * Builds the transaction of an order and decodes it again, so that the signed transaction matches
 * the shown order.
 *
 * @throws {SendMismatchError} The decoded transaction differs from the order.
 */
export function toTransaction(order: Ordered): EthereumTransaction {
  const transaction = build(order)
  const said = transaction && readBack(transaction)
  const isSame =
    said?.amount === order.amount &&
    lower(said.to) === lower(order.to) &&
    lower(said.token) === lower(order.token?.address)
  if (transaction && isSame) return transaction
  throw new SendMismatchError({ reason: 'The transaction does not match the order.' })
}
