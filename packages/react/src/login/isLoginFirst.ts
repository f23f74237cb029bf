import type { ChainNamespace } from '@latchkey/core'
import { isConnected, type Kit } from '@latchkey/kit'
import { getConnectMethods } from '@latchkey/kit/auth'
import { hasLogin } from './hasLogin.ts'

/** Whether connecting starts with a login: no wallet is connected and the namespace offers logins. */
export function isLoginFirst(kit: Kit, namespace?: ChainNamespace): boolean {
  if (!hasLogin(namespace) || isConnected(kit)) return false
  return getConnectMethods(kit, { hasPageWallet: false }).some((method) => method !== 'wallet')
}
