import { emailCooldownMs } from '@latchkey/core'
import { getMsUntil } from '../../kit/getMsUntil.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getLogin } from '../getLogin.ts'
import { lastEmailTimeKey } from '../storage.ts'

/**
 * Returns the seconds until another email may be sent, rounded up; 0 means immediately. The wait is
 * 30 s after the last email of any tab, or as the server requires. The value decreases without an
 * event, so a visible countdown calls this function every second.
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
  // A stored time in the future is ignored, because the clock has been set back since.
  return leftMs > emailCooldownMs ? 0 : leftMs
}
