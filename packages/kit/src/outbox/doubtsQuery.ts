import type { Kit } from '../kit/Kit.ts'
import type { OpenRequest } from './defineOpenRequests.ts'
import type { Doubt } from './Retry.ts'
import { readDoubts } from './readPosition.ts'

/**
 * Returns the query for the requests with an unknown outcome that may have been carried out, which
 * a preview warns about (K-WORLD-02c).
 */
export function doubtsQuery(kit: Kit, requests: readonly OpenRequest[]) {
  return {
    queryKey: ['doubts', ...requests.map(({ id, position = '' }) => `${id} ${position}`)] as const,
    queryFn: (): Promise<readonly Doubt[]> => readDoubts(kit, requests),
    enabled: requests.length > 0,
  }
}
