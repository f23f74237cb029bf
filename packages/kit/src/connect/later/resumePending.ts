import { getLifetime } from '../../kit/getLifetime.ts'
import type { Kit } from '../../kit/Kit.ts'
import { isAnythingPending } from '../../outbox/isAnythingPending.ts'

/** Follows what is on its way, where anything is noted or shown. Its code comes then and not before. */
export function resumePending(kit: Kit): void {
  if (!isAnythingPending(kit) && kit.toasts.getState().pending.length === 0) return
  import(/* moment: sent */ './followPending.ts').then(
    ({ followPending }) => {
      if (getLifetime(kit).running) followPending(kit)
    },
    () => undefined, // Without its chunk nothing is shown; the page of the form reads what is noted.
  )
}
