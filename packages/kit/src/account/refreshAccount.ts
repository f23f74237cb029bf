import type { CaipNetworkId } from '@latchkey/core'
import { getQueryClient } from '../api/getQueryClient.ts'
import type { Kit } from '../kit/Kit.ts'

/** What an account has on the network, and what happened to it there, is read again. */
export function refreshAccount(kit: Kit, caipNetworkId: CaipNetworkId): void {
  const client = getQueryClient(kit)
  for (const name of ['nativeBalance', 'tokenBalance', 'history']) {
    // A read that fails shows where it is shown.
    client.invalidateQueries({ queryKey: [name, caipNetworkId] }).catch(() => undefined)
  }
}
