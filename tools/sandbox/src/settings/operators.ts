import { createFurtherAccount } from '@latchkey/sandbox-wallet/accounts'
import type { HDAccount } from 'viem/accounts'

/** Creates the sandbox's own signers: the bundler's, and the sponsor's for paymaster data. */
export function createOperators(): { readonly bundler: HDAccount; readonly sponsor: HDAccount } {
  return { bundler: createFurtherAccount(10), sponsor: createFurtherAccount(11) }
}
