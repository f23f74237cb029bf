import {
  type ChainNamespace,
  isRecord,
  isText,
  type StorageKey,
  type TypedStorage,
} from '@latchkey/core'
import type { Lists } from '../../kit/AddressLabel.ts'
import { defineLists } from '../../storage/connectionLists.ts'

const mostReceivers = 32

type Row = { readonly address: string }

const parseRow = (row: unknown): Row | undefined =>
  isRecord(row) && isText(row['address']) ? { address: row['address'] } : undefined

const key: StorageKey<Lists<Row>> = {
  .../* @__PURE__ */ defineLists('@latchkey/recent_receivers', parseRow),
  version: 1,
}

/** Returns the addresses that this browser has sent to, the latest first. */
export function readRecentReceivers(
  storage: TypedStorage,
  namespace: ChainNamespace,
): readonly string[] {
  return (storage.read(key)[namespace] ?? []).map(({ address }) => address)
}

/** Stores an address as the latest one to which this browser has sent. */
export function storeRecentReceiver(
  storage: TypedStorage,
  namespace: ChainNamespace,
  address: string,
): void {
  const lists = storage.read(key)
  const others = (lists[namespace] ?? []).filter((row) => row.address !== address)
  const rows = [{ address }, ...others].slice(0, mostReceivers)
  storage.write(key, { ...lists, [namespace]: rows })
}
