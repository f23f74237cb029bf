import { type ChainNamespace, namespaceFacts } from '@latchkey/core'
import { isConnected, type Kit } from '@latchkey/kit'
import { getConnectMethods } from '@latchkey/kit/auth'

/** Says whether connecting is logging in: nothing is connected and a login is offered. Logins serve some namespaces only. */
export function isLoginFirst(kit: Kit, namespace?: ChainNamespace): boolean {
  if (namespace && !namespaceFacts[namespace].hasLogin) return false
  if (isConnected(kit)) return false
  return getConnectMethods(kit, { hasPageWallet: false }).some((method) => method !== 'wallet')
}
