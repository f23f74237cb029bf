import type { ChainNamespace } from '@latchkey/core'
import { isConnected, type Kit } from '@latchkey/kit'
import { getConnectMethods } from '@latchkey/kit/auth'
import { hasLogin } from './hasLogin.ts'

/**
 * Returns whether the connect view starts with logins: the namespace offers logins and no wallet is
 * connected.
 */
export function isLoginFirst(kit: Kit, namespace?: ChainNamespace): boolean {
  if (!hasLogin(namespace) || isConnected(kit)) return false
  return getConnectMethods(kit, { hasPageWallet: false }).some((method) => method !== 'wallet')
}
