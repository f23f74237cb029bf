import { getQueryCache } from '../api/getQueryCache.ts'
import type { Kit } from '../kit/Kit.ts'
import { projectKeys } from './projectKeys.ts'

/** Says whether the project has used up its plan. False until known. */
export function isUsageExceeded(kit: Pick<Kit, 'slots'>): boolean {
  return getQueryCache(kit).client?.getQueryData<boolean>(projectKeys.usage) === true
}
