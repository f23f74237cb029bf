import { describeError, type Log, type NewsSource } from '@latchkey/service'
import { readBanned } from '../bans/readBanned.ts'
import type { Database } from '../db/Database.ts'
import { type BoardChanges, mostChanges, readChanges, readMoment } from './readChanges.ts'

/** How often the ledger is looked at for news, once for all who watch a season. */
const lookMs = 1_000
/** Whose lines are looked for: more than are banned between two looks. */
const latestBans = 100
/** More points than anybody can have. */
const everybody = 2_147_483_647
const allMissed: BoardChanges = { changes: [], missedBelow: everybody }

/** News of the boards, for as many as watch: each server asks the ledger itself, so that any number of them agree. */
export type BoardNews = {
  /** For a player; it ends when they are banned. */
  readonly watch: (seasonId: string, userId: string) => NewsSource<BoardChanges>
}

type Watcher = {
  readonly userId: string
  readonly tell: (news: BoardChanges) => void
  readonly end: () => void
}
type Watched = {
  readonly watchers: Set<Watcher>
  /** Up to where they have been told; `undefined` until that is known. */
  since: string | undefined
}

/** Makes the news of one server. Nothing is asked while nobody watches. */
export function createBoardNews({
  db,
  log,
}: {
  readonly db: Database
  readonly log: Log
}): BoardNews {
  const seasons = new Map<string, Watched>()

  async function tellChanges(seasonId: string, watched: Watched): Promise<void> {
    const { watchers } = watched
    if (watched.since === undefined) {
      watched.since = await readMoment(db)
      for (const { tell } of watchers) tell(allMissed)
    }
    const { until, news } = await readChanges(db, seasonId, watched.since)
    watched.since = until
    if (news.changes.length > 0) for (const { tell } of watchers) tell(news)
  }

  async function endBanned({ watchers }: Watched): Promise<void> {
    const banned = await readBanned(db, latestBans)
    for (const { userId, end } of watchers) if (banned.has(userId)) end()
  }

  async function look(seasonId: string, watched: Watched): Promise<void> {
    while (watched.watchers.size > 0) {
      try {
        await tellChanges(seasonId, watched)
        await endBanned(watched)
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
    const watched: Watched = { watchers: new Set(), since: undefined }
    seasons.set(seasonId, watched)
    return watched
  }

  return {
    watch(seasonId, userId) {
      // One that nobody watches any more goes on until its next look.
      const isNew = !seasons.has(seasonId)
      const watched = join(seasonId)
      const { tell, next } = createMailbox()
      // What came before it watched is for it to read, once what comes after is told.
      if (watched.since !== undefined) tell(allMissed)
      const ending = new AbortController()
      const watcher = { userId, tell, end: () => ending.abort() }
      watched.watchers.add(watcher)
      if (isNew) void look(seasonId, watched)
      return {
        next,
        close: () => void watched.watchers.delete(watcher),
        ended: ending.signal,
      }
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
