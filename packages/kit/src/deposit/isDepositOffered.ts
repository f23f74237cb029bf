import { getFeatures } from '../features/getFeatures.ts'
import type { Kit } from '../kit/Kit.ts'
import { listDepositAssets } from './DepositAsset.ts'

/**
 * Returns whether exchanges can send assets to the active account: the feature is on, and the
 * network supports deposits.
 */
export function isDepositOffered(
  kit: Pick<Kit, 'config' | 'connection' | 'ports' | 'preferences' | 'slots'>,
): boolean {
  if (!kit.config.blockchainApiUrl || !getFeatures(kit).payWithExchange) return false
  return listDepositAssets(kit).length > 0
}
