import { createFurtherAccount } from '@latchkey/sandbox-wallet/accounts'
import type { HDAccount } from 'viem/accounts'

/** The sandbox's own signers, behind the accounts: who sends user operations, and who signs what is paid for. */
export function createOperators(): { readonly bundler: HDAccount; readonly sponsor: HDAccount } {
  return { bundler: createFurtherAccount(10), sponsor: createFurtherAccount(11) }
}
