import { RandomId } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Player } from '../../schemas/Player.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Streams changes of points as server-sent events of this form, about once per second. The stream
 * ends after at most an hour, and the browser reconnects. An event has at most 100 players, those
 * with the most points. Other players whose old and new points are below `missedBelow` may have
 * changed too. The first event, and an event to a slow reader, has a `missedBelow` above all
 * points.
 */
export const watchLeaderboard = defineEndpoint({
  method: 'GET',
  path: '/api/seasons/:id/events',
  access: 'session',
  input: z.strictObject({ id: RandomId }),
  response: z.object({
    changes: z.array(z.object({ player: Player, points: z.int() })),
    /** `null`: the event is complete. */
    missedBelow: z.nullable(z.int()),
  }),
})
