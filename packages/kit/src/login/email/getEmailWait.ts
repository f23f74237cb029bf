import { emailCooldownMs } from '@latchkey/core'
import { getMsUntil } from '../../kit/getMsUntil.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getLogin } from '../getLogin.ts'
import { lastEmailTimeKey } from '../storage.ts'

/**
 * Reads how many seconds are left, rounded up, before another e-mail may go out: 30 s after the last one, in any tab, or
 * what the server has answered. 0: at once. It falls by itself: ask every second while it shows.
 */
export function getEmailWait(kit: Pick<Kit, 'ports' | 'slots' | 'storage'>): number {
  const { emailWaitUntil: told } = getLogin(kit).store.getState()
  const toldMs = told === undefined ? 0 : told - kit.ports.elapsed()
  return Math.ceil(Math.max(0, toldMs, readStoredWait(kit)) / 1_000)
}

function readStoredWait(kit: Pick<Kit, 'ports' | 'slots' | 'storage'>): number {
  const last = kit.storage.read(lastEmailTimeKey)
  if (last === undefined) return 0
  const leftMs = getMsUntil(kit, 'email', last + emailCooldownMs)
  // A time to come was written by a clock that has been set back since.
  return leftMs > emailCooldownMs ? 0 : leftMs
}
