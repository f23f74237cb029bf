import type { CaipNetworkId } from '@latchkey/core'
import { getQueryClient } from '../api/getQueryClient.ts'
import type { Kit } from '../kit/Kit.ts'

/** Refetches an account's balances and history on a network. */
export function refreshAccount(kit: Kit, caipNetworkId: CaipNetworkId): void {
  const client = getQueryClient(kit)
  for (const name of ['nativeBalance', 'tokenBalance', 'history']) {
    // A failed refresh is ignored here, because the view of the data shows it.
    client.invalidateQueries({ queryKey: [name, caipNetworkId] }).catch(() => undefined)
  }
}
