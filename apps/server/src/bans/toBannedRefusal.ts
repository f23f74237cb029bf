import { RefusalError } from '../errors/RefusalError.ts'
import type { Ban } from './Ban.ts'

/** Creates the error for a request of a banned player, with the end and the reason of the ban. */
export function toBannedRefusal({ until, reason }: Ban): RefusalError {
  return new RefusalError('banned', {
    details: { until: until?.toISOString() ?? null, reason },
  })
}
