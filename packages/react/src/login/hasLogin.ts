import { type ChainNamespace, namespaceFacts } from '@latchkey/core'

/** Whether a login creates an account in the namespace. True without a namespace, because the user has not chosen one yet. */
export function hasLogin(namespace: ChainNamespace | undefined): boolean {
  return !namespace || namespaceFacts[namespace].hasLogin
}
