import type { Kit } from '../kit/Kit.ts'
import { getActiveNamespace } from '../state/getActiveConnection.ts'

/** Returns whether smart sessions are on and the active account is on an EVM network. */
export function isSmartSessionsOffered(
  kit: Pick<Kit, 'config' | 'connection' | 'preferences'>,
): boolean {
  const { basic, blockchainApiUrl } = kit.config
  if (basic || !blockchainApiUrl) return false
  const isOn = kit.preferences.getState().features.smartSessions === true
  return isOn && getActiveNamespace(kit) === 'eip155'
}
