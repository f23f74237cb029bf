import { freshLoginMs } from '../config/constants.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { ActiveSession } from './sessions.ts'

/**
 * Throws unless the user has logged in within the last ten minutes (S-26, S-43).
 *
 * @throws {FrameRefusal} `login_too_old`.
 */
export function requireRecentLogin({ row }: ActiveSession, now: number): void {
  if (row.signedInAt.getTime() <= now - freshLoginMs) throw new FrameRefusal('login_too_old')
}
