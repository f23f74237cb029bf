import { getLifetime } from '../../kit/getLifetime.ts'
import type { Kit } from '../../kit/Kit.ts'
import { isAnythingPending } from '../../outbox/isAnythingPending.ts'

/** Follows pending requests if any are stored or shown. Loads its code only then. */
export function resumePending(kit: Kit): void {
  if (!isAnythingPending(kit) && kit.toasts.getState().pending.length === 0) return
  import(/* moment: sent */ './followPending.ts').then(
    ({ followPending }) => {
      if (getLifetime(kit).running) followPending(kit)
    },
    () => undefined, // Without its chunk no toast shows. The form's page reads the stored list.
  )
}
