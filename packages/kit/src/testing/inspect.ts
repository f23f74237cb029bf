import type { Kit } from '../kit/Kit.ts'
import { getAttempts } from '../kit/runAttempt.ts'
import { getLinks, type Links } from '../links/getLinks.ts'
import { getWatchers } from '../wallets/getWatchers.ts'

/** Internal running state of a kit. Tests use it to check that all work has settled. */
export type Inspection = {
  /** Kinds of the running attempts. */
  readonly attempts: readonly string[]
  /** Keys of the wallets with a listener, by `toConnectorKey`. */
  readonly watched: readonly string[]
  readonly links: Links
}

/** Returns the internal running state of a kit. */
export function inspect(kit: Kit): Inspection {
  return {
    attempts: [...getAttempts(kit).keys()],
    watched: [...getWatchers(kit).keys()],
    links: getLinks(kit),
  }
}
