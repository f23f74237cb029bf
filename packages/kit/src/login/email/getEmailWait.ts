import { emailCooldownMs } from '@latchkey/core'
import { getMsUntil } from '../../kit/getMsUntil.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getLogin } from '../getLogin.ts'
import { lastEmailTimeKey } from '../storage.ts'

/**
 * Returns the seconds, rounded up, until another e-mail may be sent: 30 s after the last e-mail of
 * any tab, or the wait that the server returned. 0 means immediately. The value decreases without
 * an event, so a visible countdown calls this function every second.
 */
export function getEmailWait(kit: Pick<Kit, 'ports' | 'slots' | 'storage'>): number {
  const { emailWaitUntil: told } = getLogin(kit).store.getState()
  const serverMs = told === undefined ? 0 : told - kit.ports.elapsed()
  return Math.ceil(Math.max(0, serverMs, readStoredWait(kit)) / 1_000)
}

function readStoredWait(kit: Pick<Kit, 'ports' | 'slots' | 'storage'>): number {
  const last = kit.storage.read(lastEmailTimeKey)
  if (last === undefined) return 0
  const leftMs = getMsUntil(kit, 'email', last + emailCooldownMs)
  // A stored time in the future comes from a clock that has been set back since.
  return leftMs > emailCooldownMs ? 0 : leftMs
}
