import type { Kit } from '../kit/Kit.ts'
import { getAttempts } from '../kit/runAttempt.ts'
import { getLinks, type Links } from '../links/getLinks.ts'
import { getWatchers } from '../wallets/getWatchers.ts'

/** Work that a kit has not finished. Tests use it to check that everything has settled. */
export type Inspection = {
  /** Kinds of the operations that are running, e.g. `pair` or `login`. */
  readonly attempts: readonly string[]
  /** Keys (`toConnectorKey`) of the wallets whose events the kit listens to. */
  readonly watched: readonly string[]
  readonly links: Links
}

/** Returns the work that a kit has not finished, for checks in tests. */
export function inspect(kit: Kit): Inspection {
  return {
    attempts: [...getAttempts(kit).keys()],
    watched: [...getWatchers(kit).keys()],
    links: getLinks(kit),
  }
}
