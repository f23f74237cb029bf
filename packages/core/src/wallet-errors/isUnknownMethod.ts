import { judgeWalletError } from './judgeWalletError.ts'
import type { WalletProtocol } from './WalletOutcome.ts'

/** Returns whether a wallet failed because it does not know the method. */
export function isUnknownMethod(error: unknown, protocol?: WalletProtocol): boolean {
  return judgeWalletError(error, { protocol }) === 'unsupported-method'
}
