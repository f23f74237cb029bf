import { RandomId } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Player } from '../../schemas/Player.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Streams changes of points as server-sent events, about one per second. The stream ends after at
 * most an hour, and the browser reconnects. An event contains at most 100 players, those with the
 * most points. Other players may have changed too if their old and new points are below
 * `missedBelow`. In the first event, and in an event to a slow reader, `missedBelow` is above all
 * points, so that the reader loads the board again.
 */
export const watchLeaderboard = defineEndpoint({
  method: 'GET',
  path: '/api/seasons/:id/events',
  access: 'session',
  input: z.strictObject({ id: RandomId }),
  response: z.object({
    changes: z.array(z.object({ player: Player, points: z.int() })),
    /**
     * Points below which changes of players may be missing in this event; `null`: the event is
     * complete.
     */
    missedBelow: z.nullable(z.int()),
  }),
})
