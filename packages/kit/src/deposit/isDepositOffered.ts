import { getFeatures } from '../features/getFeatures.ts'
import type { Kit } from '../kit/Kit.ts'
import { listDepositAssets } from './DepositAsset.ts'

/** Says whether the account in use can be sent something from an exchange: it is turned on, and its network is one of those. */
export function isDepositOffered(
  kit: Pick<Kit, 'config' | 'connection' | 'ports' | 'preferences' | 'slots'>,
): boolean {
  if (!kit.config.blockchainApiUrl || !getFeatures(kit).payWithExchange) return false
  return listDepositAssets(kit).length > 0
}
