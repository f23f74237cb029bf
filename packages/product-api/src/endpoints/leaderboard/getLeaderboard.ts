import { RandomId } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Cursor, Standing } from '../../schemas/leaderboard.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Reads a page of a season's board, best first: 50 rows. With `search`, 25 players whose names begin with it, by name.
 * `next` is where the next page begins, `null` after the last; who passes from one page to another meanwhile may be seen
 * twice or not at all, everybody else once. 404 `not_found` when there is no such season.
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
