import { createFurtherAccount } from '@latchkey/sandbox-wallet/accounts'
import type { HDAccount } from 'viem/accounts'

/**
 * Creates the two accounts with which the sandbox operates smart accounts: the bundler's sender,
 * and the paymaster's signer.
 */
export function createOperators(): { readonly bundler: HDAccount; readonly sponsor: HDAccount } {
  return { bundler: createFurtherAccount(10), sponsor: createFurtherAccount(11) }
}
