import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Player } from './Player.ts'

/** A time in which points are counted. */
export const Season = z.object({
  id: RandomId,
  name: z.string(),
  startsAt: Time,
  /** When it is meant to end; `null` where nobody has said. */
  endsAt: z.nullable(Time),
  /** Since when its table is final; `null` while points count. */
  closedAt: z.nullable(Time),
  /** How many players have points in it. */
  players: z.int(),
})
export type Season = z.infer<typeof Season>

/** A row of the board. Who has as many points has the same rank, and the next one skips: 1, 2, 2, 4. */
export const Standing = z.object({ player: Player, rank: z.int(), points: z.int() })
export type Standing = z.infer<typeof Standing>

/** Where the next page begins; made by the server, and nothing is to be read from it. */
export const Cursor = z.string().check(z.regex(/^[-_0-9A-Za-z]{1,256}$/))
