import { describeError, type Log, type NewsSource } from '@latchkey/service'
import type { Database } from '../db/Database.ts'
import { type BoardChanges, mostChanges, readChanges, readMoment } from './readChanges.ts'

/** How often the ledger is looked at for news, once for all who watch a season. */
const lookMs = 1_000
/** More points than anybody can have. */
const everybody = 2_147_483_647
const allMissed: BoardChanges = { changes: [], missedBelow: everybody }

/** News of the boards, for as many as watch: each server asks the ledger itself, so that any number of them agree. */
export type BoardNews = {
  readonly watch: (seasonId: string) => NewsSource<BoardChanges>
}

type Watched = { readonly watchers: Set<(news: BoardChanges) => void> }

/** Makes the news of one server. Nothing is asked while nobody watches. */
export function createBoardNews({
  db,
  log,
}: {
  readonly db: Database
  readonly log: Log
}): BoardNews {
  const seasons = new Map<string, Watched>()

  async function look(seasonId: string, { watchers }: Watched): Promise<void> {
    let since: string | undefined
    while (watchers.size > 0) {
      try {
        if (since === undefined) since = await readMoment(db)
        const { until, news } = await readChanges(db, seasonId, since)
        since = until
        if (news.changes.length > 0) for (const tell of watchers) tell(news)
      } catch (error) {
        log.warn('board_news_failed', describeError(error))
      }
      await new Promise((resolve) => setTimeout(resolve, lookMs).unref())
    }
    seasons.delete(seasonId)
  }

  function join(seasonId: string): Watched {
    const known = seasons.get(seasonId)
    if (known) return known
    const watched = { watchers: new Set<(news: BoardChanges) => void>() }
    seasons.set(seasonId, watched)
    return watched
  }

  return {
    watch(seasonId) {
      const watched = join(seasonId)
      const isFirst = watched.watchers.size === 0
      const { tell, next } = createMailbox()
      // What came before it watched is for it to read.
      tell(allMissed)
      watched.watchers.add(tell)
      if (isFirst) void look(seasonId, watched)
      return { next, close: () => void watched.watchers.delete(tell) }
    },
  }
}

/** Keeps what its reader has not taken yet, in bounds: too much becomes "all was missed". */
function createMailbox() {
  let kept: BoardChanges | undefined
  let wake = () => {}
  return {
    tell(news: BoardChanges) {
      kept = kept ? merge(kept, news) : news
      wake()
    },
    async next(signal: AbortSignal): Promise<BoardChanges | undefined> {
      if (!kept && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>()
        wake = resolve
        signal.addEventListener('abort', () => resolve(), { once: true })
        await promise
      }
      const news = kept
      kept = undefined
      return news
    },
  }
}

function merge(before: BoardChanges, after: BoardChanges): BoardChanges {
  const all = new Map([...before.changes, ...after.changes].map((x) => [x.player.id, x]))
  if (all.size > mostChanges) return allMissed
  const missed = [before.missedBelow, after.missedBelow].filter((points) => points !== null)
  return { changes: [...all.values()], missedBelow: missed.length > 0 ? Math.max(...missed) : null }
}
