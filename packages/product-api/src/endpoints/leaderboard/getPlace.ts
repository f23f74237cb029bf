import { RandomId, Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Cursor } from '../../schemas/leaderboard.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Reads the signed-in player's rank and awards, newest first, 20 per page. `place` is `null` if the
 * player has no points in this season.
 */
export const getPlace = defineEndpoint({
  method: 'GET',
  path: '/api/seasons/:id/place',
  access: 'session',
  input: z.strictObject({ id: RandomId, after: z.optional(Cursor) }),
  response: z.object({
    place: z.nullable(z.object({ rank: z.int(), points: z.int() })),
    awards: z.array(
      z.object({
        /** Points of the award; negative for a correction. */
        points: z.int(),
        reason: z.string(),
        awardedAt: Time,
      }),
    ),
    next: z.nullable(Cursor),
  }),
})
