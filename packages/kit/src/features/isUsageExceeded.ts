import { getAnswers } from '../api/getAnswers.ts'
import type { Kit } from '../kit/Kit.ts'

/** Returns whether the project has used up its plan. False until known. */
export function isUsageExceeded(kit: Pick<Kit, 'slots'>): boolean {
  return getAnswers(kit).getState().usage === true
}
