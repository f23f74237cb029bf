import { getFeatures } from '../features/getFeatures.ts'
import type { Kit } from '../Kit.ts'

/** Says whether several wallets of a namespace may be connected at once. */
export function isMultiWalletEnabled(
  kit: Pick<Kit, 'config' | 'ports' | 'preferences' | 'runtime'>,
): boolean {
  return getFeatures(kit).multiWallet
}
