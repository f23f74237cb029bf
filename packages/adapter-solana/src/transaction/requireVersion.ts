import type { SolanaTransactionVersion } from '@latchkey/core'
import { TransactionVersionUnsupportedError } from '../errors/transactionErrors.ts'
import { parseTransaction } from './parseTransaction.ts'

/**
 * Compares the version of a transaction with those that a wallet accepts. Accepts every version if
 * the wallet lists none.
 *
 * @throws {TransactionVersionUnsupportedError} The wallet does not accept the version.
 * @throws {TransactionInvalidError} The bytes are not a transaction.
 */
export function requireVersion(
  transaction: Uint8Array,
  supported: readonly SolanaTransactionVersion[] | undefined,
): void {
  const { version } = parseTransaction(transaction).message
  if (!supported || supported.some((each) => each === version)) return
  throw new TransactionVersionUnsupportedError({ version, supported })
}
