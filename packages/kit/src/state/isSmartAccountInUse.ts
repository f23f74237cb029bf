import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from './getActiveConnection.ts'

/** Says whether the account in use is a contract of a login, for events. */
export function isSmartAccountInUse(kit: Pick<Kit, 'config' | 'connection'>): boolean {
  return getActiveConnection(kit)?.accounts[0]?.type === 'smartAccount'
}
