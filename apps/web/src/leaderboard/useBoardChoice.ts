import type { Season } from '@latchkey/product-api'
import { useSearchParams } from 'react-router'

/**
 * The season, view and search that the user selected. The URL stores them, so that they survive a
 * reload and can be shared.
 */
export type BoardChoice = {
  readonly season: Season | undefined
  readonly view: 'all' | 'near'
  readonly search: string
  readonly choose: (change: {
    readonly season?: string
    readonly view?: 'all' | 'near'
    readonly search?: string
  }) => void
}

/** Returns the season to show by default: the running one, else the one that ended last. */
function findCurrent(seasons: readonly Season[]): Season | undefined {
  return seasons.find(({ closedAt }) => closedAt === null) ?? seasons[0]
}

/** Reads the selected season, view and search from the URL, and changes them. */
export function useBoardChoice(seasons: readonly Season[]): BoardChoice {
  const [parameters, setParameters] = useSearchParams()
  const wanted = parameters.get('season')
  return {
    season: seasons.find(({ id }) => id === wanted) ?? findCurrent(seasons),
    view: parameters.get('view') === 'near' ? 'near' : 'all',
    search: parameters.get('search') ?? '',
    choose(change) {
      setParameters(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(change)) {
            if (value === '' || value === 'all') after.delete(name)
            else after.set(name, value)
          }
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}
