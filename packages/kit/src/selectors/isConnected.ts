import type { Kit } from '../Kit.ts'
import { getActiveConnection } from './getActiveConnection.ts'

/** Says whether an account is in use. */
export function isConnected(kit: Pick<Kit, 'config' | 'connection'>): boolean {
  return getActiveConnection(kit) !== undefined
}
