import type { Config } from '../config/Config.ts'
import { isTestNetwork } from './isTestNetwork.ts'

/** CAIP-2 ids one can sign in on: those of the RPC list but test networks, and those named for it (S-81). */
export function toSignInChains(config: Pick<Config, 'rpcUrls' | 'signInChains'>): string[] {
  const { rpcUrls, signInChains } = config
  return [...Object.keys(rpcUrls).filter((id) => !isTestNetwork(id)), ...signInChains]
}
