import { emailCooldownMs } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { getLogin } from './getLogin.ts'
import { lastEmailTimeKey } from './storage.ts'

/**
 * Reads how many seconds are left, rounded up, before another e-mail may go out: 30 s after the last one, in any tab, or
 * what the server has answered. 0: at once. It falls by itself: ask every second while it shows.
 */
export function getEmailWait(kit: Pick<Kit, 'ports' | 'runtime'>): number {
  const told = getLogin(kit).store.getState().emailWaitUntil ?? 0
  const until = Math.max(told, readStoredWait(kit))
  return Math.max(0, Math.ceil((until - kit.ports.now()) / 1_000))
}

function readStoredWait({ ports, runtime }: Pick<Kit, 'ports' | 'runtime'>): number {
  const last = runtime.storage.read(lastEmailTimeKey)
  // A time to come was written by a clock that has been set back since.
  return last === undefined || last > ports.now() ? 0 : last + emailCooldownMs
}
