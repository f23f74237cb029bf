import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Player } from './Player.ts'

/** A period of the leaderboard in which points are counted. */
export const Season = z.object({
  id: RandomId,
  name: z.string(),
  startsAt: Time,
  /** Planned end of the season; `null` if no end is planned. */
  endsAt: z.nullable(Time),
  /**
   * Time at which the season was closed, so that its ranking is final; `null` while points count.
   */
  closedAt: z.nullable(Time),
  /** Number of players with points in the season. */
  players: z.int(),
})
export type Season = z.infer<typeof Season>

/**
 * A row of the leaderboard. Players with equal points share a rank, and the next rank skips
 * numbers: 1, 2, 2, 4.
 */
export const Standing = z.object({ player: Player, rank: z.int(), points: z.int() })
export type Standing = z.infer<typeof Standing>

/** Opaque cursor of the next page, created by the server. */
export const Cursor = z.string().check(z.regex(/^[-_0-9A-Za-z]{1,256}$/))
