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

/** Maximum length in code points of a name that the user gives to an account. */
const longestLabel = 32

/**
 * Cleans and shortens the name that a user has given to an account, typed or stored. The same rules
 * apply to names that wallets announce (S-60).
 */
export function toLabel(value: unknown): string | undefined {
  const name = [...(toAnnouncedName(value) ?? '')]
  return name.slice(0, longestLabel).join('').trim() || undefined
}

/**
 * Returns the key under which an account's name is stored: the address without its network. One key
 * pair controls the address on all networks of a namespace, so the name applies to all of them. EVM
 * addresses are lower-cased, because their case is only a checksum.
 */
export function toLabelAddress(namespace: ChainNamespace, address: string): string {
  return namespaceFacts[namespace].isCaseSensitive ? address : address.toLowerCase()
}

function parseLabel(row: unknown): AddressLabel | undefined {
  if (!isRecord(row) || !isText(row['address'])) return undefined
  const label = toLabel(row['label'])
  return label ? { address: row['address'], label } : undefined
}

/**
 * Storage key for the names that the user has given to accounts, by namespace, the latest last. The
 * value has a version, because only the kit uses the key (S-100).
 */
export const addressLabelsKey: StorageKey<Lists<AddressLabel>> = {
  .../* @__PURE__ */ defineLists('@latchkey/address_labels', parseLabel),
  version: 1,
}
