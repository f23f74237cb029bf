import type { DirectoryWallet } from '@latchkey/core'
import type { Kit } from '../Kit.ts'

/**
 * On a phone, leaves for a wallet that opens this page in its own browser (K-MOB-04), in the same task: call it from the
 * tap. What it needs is fetched on intent.
 *
 * @returns False where the wallet has no such link; then it has to be paired.
 */
export function openWalletApp(kit: Kit, wallet: DirectoryWallet): boolean {
  return kit.runtime.openOwnLink?.(wallet) ?? false
}
