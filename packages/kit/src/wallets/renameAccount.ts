import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { addressLabelsKey, toLabel, toLabelAddress } from '../storage/addressLabels.ts'
import { mostRows } from '../storage/connectionLists.ts'
import { tellTabs } from '../tabs/tellTabs.ts'

export type RenameAccountParameters = {
  readonly namespace: ChainNamespace
  readonly address: string
  /** At most 32 characters are kept, without hidden ones. Blank: the account has no name of its own any more. */
  readonly label: string
}

/**
 * Gives an account a name of a person's own, in every wallet and on every network of the namespace, here and in other
 * tabs. It stays when the account is disconnected, and goes with `deleteConnection`. Connections stay as they are. Of
 * more than 64 names of a namespace the one given first is dropped.
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
  tellTabs(kit, { type: 'labels' })
}
