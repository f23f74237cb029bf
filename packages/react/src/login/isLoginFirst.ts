import type { ChainNamespace } from '@latchkey/core'
import { isConnected, type Kit } from '@latchkey/kit'
import { getConnectMethods } from '@latchkey/kit/auth'

/** Says whether connecting is logging in: nothing is connected and a login is offered. It gives no wallet of Bitcoin. */
export function isLoginFirst(kit: Kit, namespace?: ChainNamespace): boolean {
  if (namespace === 'bip122' || isConnected(kit)) return false
  return getConnectMethods(kit, { hasPageWallet: false }).some((method) => method !== 'wallet')
}
