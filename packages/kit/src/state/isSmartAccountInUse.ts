import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from './getActiveConnection.ts'

/** Returns whether the active account is the smart account of a login. Events report this value. */
export function isSmartAccountInUse(kit: Pick<Kit, 'config' | 'connection'>): boolean {
  return getActiveConnection(kit)?.accounts[0]?.type === 'smartAccount'
}
