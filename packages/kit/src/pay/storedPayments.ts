import { isRecord, isText, type StorageKey } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/**
 * A started payment: a wallet or an exchange has received the request. The browser stores the
 * record beyond the page, so that the payment is not made twice.
 */
export type StoredPayment = {
  /** Id of the app's order that the payment pays for. */
  readonly id: string
  /** Hash of the transaction, once known. */
  readonly hash?: string
  /** The exchange that pays; absent if a wallet pays. */
  readonly exchange?: { readonly id: string; readonly name: string; readonly sessionId: string }
  /** Present when the payment has been completed. */
  readonly done?: true
}

const mostRows = 32

function parseExchange(value: unknown): StoredPayment['exchange'] {
  if (!isRecord(value)) return undefined
  const { id, name, sessionId } = value
  return isText(id) && isText(name) && isText(sessionId) ? { id, name, sessionId } : undefined
}

function parseRow(value: unknown): StoredPayment | undefined {
  if (!isRecord(value) || !isText(value['id'])) return undefined
  const { id, hash, done } = value
  const exchange = parseExchange(value['exchange'])
  if (!isText(hash) && !exchange) return undefined
  return {
    id,
    ...(isText(hash) && { hash }),
    ...(exchange && { exchange }),
    ...(done === true && { done }),
  }
}

const key: StorageKey<readonly StoredPayment[]> = {
  name: '@latchkey/payments',
  fallback: [],
  version: 1,
  parse: (raw) =>
    Array.isArray(raw) ? raw.slice(0, mostRows).flatMap((row) => parseRow(row) ?? []) : undefined,
}

/** Returns the stored payment of an order, from any tab. */
export function readPayment({ storage }: Pick<Kit, 'storage'>, id: string) {
  return storage.read(key).find((row) => row.id === id)
}

/** Removes the stored payment of an order. The user may pay again. */
export function dropPayment({ storage }: Pick<Kit, 'storage'>, id: string): void {
  const rows = storage.read(key)
  storage.write(
    key,
    rows.filter((row) => row.id !== id),
  )
}

/** Stores a payment and replaces the previous record of its order. */
export function storePayment({ storage }: Pick<Kit, 'storage'>, payment: StoredPayment): void {
  const others = storage.read(key).filter((row) => row.id !== payment.id)
  storage.write(key, [payment, ...others].slice(0, mostRows))
}
