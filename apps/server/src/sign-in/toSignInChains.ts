import { isTestNetwork } from '@latchkey/service'
import type { Config } from '../config/Config.ts'

/**
 * Returns the CAIP-2 ids that sign-in accepts: the chains of `rpcUrls` without test networks, and
 * all of `signInChains` (S-81).
 */
export function toSignInChains(config: Pick<Config, 'rpcUrls' | 'signInChains'>): string[] {
  const { rpcUrls, signInChains } = config
  return [...Object.keys(rpcUrls).filter((id) => !isTestNetwork(id)), ...signInChains]
}
