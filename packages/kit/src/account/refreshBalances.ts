import type { CaipNetworkId } from '@latchkey/core'
import { getQueryClient } from '../api/getQueryClient.ts'
import type { Kit } from '../kit/Kit.ts'

/** What an account has on the network is read again. */
export function refreshBalances(kit: Kit, caipNetworkId: CaipNetworkId): void {
  const client = getQueryClient(kit)
  for (const name of ['nativeBalance', 'tokenBalance']) {
    // A read that fails shows where it is shown.
    client.invalidateQueries({ queryKey: [name, caipNetworkId] }).catch(() => undefined)
  }
}
