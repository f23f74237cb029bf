import type { Kit } from '../Kit.ts'
import { getFeatures } from './getFeatures.ts'

/** Says whether an account is asked for an e-mail before it signs in. */
export function asksForEmail(kit: Kit): boolean {
  return kit.config.signIn?.emailCapture !== undefined && getFeatures(kit).emailCapture !== false
}
