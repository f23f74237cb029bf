import {
  type ChainNamespace,
  isRecord,
  isText,
  namespaceFacts,
  type StorageKey,
  toAnnouncedName,
} from '@latchkey/core'
import type { AddressLabel, Lists } from '../kit/AddressLabel.ts'
import { defineLists } from './connectionLists.ts'

/** Code points of a name that are kept. */
const longestLabel = 32

/** Makes what a person typed, or a stored name, printable and short: as a name that a wallet announces (S-60). */
export function toLabel(value: unknown): string | undefined {
  const name = [...(toAnnouncedName(value) ?? '')]
  return name.slice(0, longestLabel).join('').trim() || undefined
}

/**
 * Makes the key of a name: the address without its network. Behind an address stands one key on all networks of a
 * namespace, so a person means all of them; by network they would have to name it again after each switch, and would
 * see it nameless before. On EVM its case is but a checksum, elsewhere part of the address.
 */
export function toLabelAddress(namespace: ChainNamespace, address: string): string {
  return namespaceFacts[namespace].isCaseSensitive ? address : address.toLowerCase()
}

function parseLabel(row: unknown): AddressLabel | undefined {
  if (!isRecord(row) || !isText(row['address'])) return undefined
  const label = toLabel(row['label'])
  return label ? { address: row['address'], label } : undefined
}

/** Names of accounts by namespace, the one given last at the end. Our own key: with a version (S-100). */
export const addressLabelsKey: StorageKey<Lists<AddressLabel>> = {
  .../* @__PURE__ */ defineLists('@latchkey/address_labels', parseLabel),
  version: 1,
}
