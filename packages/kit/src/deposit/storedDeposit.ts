import { isCaipAddress, isCaipNetworkId, isRecord, isText, type StorageKey } from '@latchkey/core'
import type { DepositAsset } from './DepositAsset.ts'
import type { Deposit } from './getDepositStore.ts'

export type DepositEnd = 'done' | 'failed' | 'unknown'

/**
 * The stored deposit: pending with the number of status requests so far (`asked`), or finished with
 * its outcome (`end`).
 */
export type StoredDeposit =
  | { readonly deposit: Deposit; readonly asked: number }
  | { readonly id: string; readonly end: DepositEnd }

const ends: readonly DepositEnd[] = ['done', 'failed', 'unknown']

function parseAsset(raw: unknown): DepositAsset | undefined {
  if (!isRecord(raw) || !isCaipNetworkId(raw['caipNetworkId'])) return undefined
  const { caipNetworkId, address, name, symbol, decimals } = raw
  if (!isText(name) || !isText(symbol) || !Number.isSafeInteger(decimals)) return undefined
  const asset = { caipNetworkId, name, symbol, decimals: Number(decimals) }
  return isText(address) ? { ...asset, address } : asset
}

function parseDeposit(raw: unknown): Deposit | undefined {
  const asset = isRecord(raw) ? parseAsset(raw['asset']) : undefined
  if (!isRecord(raw) || !asset) return undefined
  const { id, exchangeId, amount, recipient, sessionId } = raw
  if (!isText(id) || !isText(exchangeId) || !isText(amount) || !isText(sessionId)) return undefined
  return isCaipAddress(recipient)
    ? { id, exchangeId, asset, amount, recipient, sessionId }
    : undefined
}

function parse(raw: unknown): StoredDeposit | undefined {
  if (!isRecord(raw)) return undefined
  const { id, asked } = raw
  const end = ends.find((known) => known === raw['end'])
  if (end && isText(id)) return { id, end }
  const deposit = parseDeposit(raw['deposit'])
  return deposit && Number.isSafeInteger(asked) ? { deposit, asked: Number(asked) } : undefined
}

/**
 * Storage key of the last deposit that was started in this browser. It survives the page, so that
 * any open tab can report the outcome.
 */
export const depositKey: StorageKey<StoredDeposit | undefined> = {
  name: '@latchkey/deposit',
  version: 1,
  fallback: undefined,
  parse,
}
