import { RandomId } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Player } from '../../schemas/Player.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Tells who got or lost points, about once a second, as server-sent events of this form: for up to an hour, then the browser
 * comes back. At most 100 players are told of at once, those with the most points; whoever had and has fewer than
 * `missedBelow` may have changed untold. So it is for everybody at the beginning, and when the reader was too slow.
 */
export const watchLeaderboard = defineEndpoint({
  method: 'GET',
  path: '/api/seasons/:id/events',
  access: 'session',
  input: z.strictObject({ id: RandomId }),
  response: z.object({
    changes: z.array(z.object({ player: Player, points: z.int() })),
    /** `null`: nothing was left out. */
    missedBelow: z.nullable(z.int()),
  }),
})
