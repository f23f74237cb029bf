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

/** Maximum length of a name in code points. */
const longestLabel = 32

/** Cleans and shortens a typed or stored name, like the name that a wallet announces (S-60). */
export function toLabel(value: unknown): string | undefined {
  const name = [...(toAnnouncedName(value) ?? '')]
  return name.slice(0, longestLabel).join('').trim() || undefined
}

/**
 * Returns the key of a name: the address without its network. One key pair controls the address on
 * all networks of a namespace, so the name applies to all of them. The case of an EVM address is
 * only a checksum; elsewhere it belongs to the address.
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
 * Names of accounts by namespace, the latest last. Latchkey's own key, so it has a version (S-100).
 */
export const addressLabelsKey: StorageKey<Lists<AddressLabel>> = {
  .../* @__PURE__ */ defineLists('@latchkey/address_labels', parseLabel),
  version: 1,
}
