import { RandomId } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Cursor, Standing } from '../../schemas/leaderboard.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Reads a page of a season's leaderboard, best first: 50 rows. With `search`, reads 25 players
 * whose names start with the text, ordered by name. `next` is the cursor of the next page, or
 * `null` on the last. If a player's rank changes between two requests, that player may appear twice
 * or not at all. 404 `not_found` if the season does not exist.
 */
export const getLeaderboard = defineEndpoint({
  method: 'GET',
  path: '/api/seasons/:id/leaderboard',
  access: 'session',
  input: z.strictObject({
    id: RandomId,
    after: z.optional(Cursor),
    search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(24))),
  }),
  response: z.object({ standings: z.array(Standing), next: z.nullable(Cursor) }),
})
