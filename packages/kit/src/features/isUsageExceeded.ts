import { getAnswers } from '../api/getAnswers.ts'
import type { Kit } from '../kit/Kit.ts'

/**
 * Returns whether the project has exceeded the usage limit of its plan. Returns false until the
 * project has answered.
 */
export function isUsageExceeded(kit: Pick<Kit, 'slots'>): boolean {
  return getAnswers(kit).getState().usage === true
}
