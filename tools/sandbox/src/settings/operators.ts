import { createFurtherAccount } from '@latchkey/sandbox-wallet/accounts'
import type { HDAccount } from 'viem/accounts'

/**
 * Creates two accounts of the sandbox itself: one sends the bundles, and one signs for the
 * paymaster.
 */
export function createOperators(): { readonly bundler: HDAccount; readonly sponsor: HDAccount } {
  return { bundler: createFurtherAccount(10), sponsor: createFurtherAccount(11) }
}
