import type { Kit } from '../kit/Kit.ts'
import { track } from './track.ts'

/**
 * Sends an event when a component of the modal fails to render. The code that removes personal data
 * from the error loads on demand.
 */
export function trackCrash(kit: Kit, error: unknown): void {
  import('./toInternalError.ts')
    .then(({ toInternalError }) => {
      const properties = toInternalError(error, { uncaught: false })
      if (properties) track(kit, { type: 'error', event: 'INTERNAL_SDK_ERROR', properties })
    })
    // Without the chunk the error cannot be masked, so no event is sent.
    .catch(() => undefined)
}
