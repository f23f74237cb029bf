import { RefusalError } from '../errors/RefusalError.ts'
import type { Ban } from './Ban.ts'

/** Ends a request of who is banned, and says until when and why. */
export function toBannedRefusal({ until, reason }: Ban): RefusalError {
  return new RefusalError('banned', {
    details: { until: until?.toISOString() ?? null, reason },
  })
}
