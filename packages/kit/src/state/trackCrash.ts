import type { Kit } from '../kit/Kit.ts'
import { track } from './track.ts'

/** Tells subscribers that a part of the modal could not be drawn. What is told of the error is masked; the code for that comes with it. */
export function trackCrash(kit: Kit, error: unknown): void {
  import('./toInternalError.ts')
    .then(({ toInternalError }) => {
      const properties = toInternalError(error, { uncaught: false })
      if (properties) track(kit, { type: 'error', event: 'INTERNAL_SDK_ERROR', properties })
    })
    // Without the code there is nothing to tell.
    .catch(() => undefined)
}
