import type { Kit } from '../kit/Kit.ts'
import { getAttempts } from '../kit/runAttempt.ts'
import { getLinks, type Links } from '../links/getLinks.ts'
import { getWatchers } from '../wallets/getWatchers.ts'

/** What a kit keeps while it runs and shows nobody, for tests that look whether all has come to rest. */
export type Inspection = {
  /** Kinds of attempts that run. */
  readonly attempts: readonly string[]
  /** Wallets that are listened to, by `toConnectorKey`. */
  readonly watched: readonly string[]
  readonly links: Links
}

/** Looks at what a kit keeps while it runs. */
export function inspect(kit: Kit): Inspection {
  return {
    attempts: [...getAttempts(kit).keys()],
    watched: [...getWatchers(kit).keys()],
    links: getLinks(kit),
  }
}
