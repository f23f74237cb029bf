import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { addressLabelsKey, toLabel, toLabelAddress } from '../storage/addressLabels.ts'
import { mostRows } from '../storage/connectionLists.ts'
import { notifyTabs } from '../tabs/notifyTabs.ts'

export type RenameAccountParameters = {
  readonly namespace: ChainNamespace
  readonly address: string
  /**
   * The name. At most 32 characters are stored, without hidden ones. A blank text removes the name.
   */
  readonly label: string
}

/**
 * Sets a custom name for an account, for every wallet and network of the namespace, in all tabs.
 * The name outlives a disconnect and is removed by `deleteConnection`. Connections stay unchanged.
 * Beyond 64 names of a namespace the oldest name is dropped.
 */
export function renameAccount(kit: Kit, parameters: RenameAccountParameters): void {
  const { namespace } = parameters
  const address = toLabelAddress(namespace, parameters.address)
  const label = toLabel(parameters.label)
  const { storage } = kit
  const lists = storage.read(addressLabelsKey)
  const others = (lists[namespace] ?? []).filter((row) => row.address !== address)
  const rows = label ? [...others, { address, label }] : others
  const addressLabels = { ...lists, [namespace]: rows.slice(-mostRows) }
  storage.write(addressLabelsKey, addressLabels)
  kit.connection.setState({ addressLabels })
  notifyTabs(kit, { type: 'labels' })
}
