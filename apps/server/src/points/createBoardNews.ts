import { type Clock, describeError, type Log, type NewsSource } from '@latchkey/service'
import type { Database } from '../db/Database.ts'
import { readAlive } from '../sessions/readAlive.ts'
import { type BoardChanges, mostChanges, readChanges, readMoment } from './readChanges.ts'

/**
 * Interval in milliseconds at which a server polls the ledger of awards, once per season for all of
 * its watchers.
 */
const lookMs = 1_000
/**
 * A number of points above all possible totals. An event with this limit makes every watcher
 * reload.
 */
const everybody = 2_147_483_647
const allMissed: BoardChanges = { changes: [], missedBelow: everybody }

/**
 * Source of change events for the leaderboards. Each server polls the ledger of awards itself, so
 * that all servers report the same changes.
 */
export type BoardNews = {
  /**
   * Watches a season's leaderboard for a session, given as the hash of its cookie's token. The
   * event source ends within seconds of the session, also when another server ended the session
   * (S-146).
   */
  readonly watch: (seasonId: string, tokenHash: string) => NewsSource<BoardChanges>
}

type Watcher = {
  readonly tokenHash: string
  readonly send: (news: BoardChanges) => void
  readonly end: () => void
}
type Watched = {
  readonly watchers: Set<Watcher>
  /**
   * Position in the ledger up to which watchers were notified; `undefined` before the first poll.
   */
  since: string | undefined
}

/**
 * Creates the source of the leaderboards' change events. Called once per server. Seasons without
 * watchers are not polled.
 */
export function createBoardNews({
  db,
  log,
  clock,
}: {
  readonly db: Database
  readonly log: Log
  readonly clock: Clock
}): BoardNews {
  const seasons = new Map<string, Watched>()

  async function sendChanges(seasonId: string, watched: Watched): Promise<void> {
    const { watchers } = watched
    if (watched.since === undefined) {
      watched.since = await readMoment(db)
      for (const { send } of watchers) send(allMissed)
    }
    const { until, news } = await readChanges(db, seasonId, watched.since)
    watched.since = until
    if (news.changes.length > 0) for (const { send } of watchers) send(news)
  }

  async function endSignedOut({ watchers }: Watched): Promise<void> {
    const seen = [...watchers]
    const hashes = seen.map(({ tokenHash }) => tokenHash)
    const alive = await readAlive(db, hashes, clock.now())
    for (const { tokenHash, end } of seen) if (!alive.has(tokenHash)) end()
  }

  async function look(seasonId: string, watched: Watched): Promise<void> {
    while (watched.watchers.size > 0) {
      try {
        await endSignedOut(watched)
        await sendChanges(seasonId, watched)
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
    watch(seasonId, tokenHash) {
      // A season without watchers stays in the map until its next poll.
      const isNew = !seasons.has(seasonId)
      const watched = join(seasonId)
      const { send, next } = createMailbox()
      // The watcher reads earlier changes with a new request; later changes arrive as events.
      if (watched.since !== undefined) send(allMissed)
      const ending = new AbortController()
      const watcher = { tokenHash, send, end: () => ending.abort() }
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

/**
 * Creates a buffer for the unread events of one watcher. Beyond a limit, the buffered events are
 * replaced by "all missed", which makes the watcher reload.
 */
function createMailbox() {
  let kept: BoardChanges | undefined
  let wake = () => {}
  return {
    send(news: BoardChanges) {
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
