import { type ChainNamespace, namespaceFacts } from '@latchkey/core'

/**
 * Returns whether a login can create an account in the namespace. True if the namespace is
 * `undefined`, because the user has not selected one yet.
 */
export function hasLogin(namespace: ChainNamespace | undefined): boolean {
  return !namespace || namespaceFacts[namespace].hasLogin
}
