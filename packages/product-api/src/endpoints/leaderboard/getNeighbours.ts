import { RandomId } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Standing } from '../../schemas/leaderboard.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Reads the leaderboard around the signed-in player: up to 25 rows above and below, best first.
 * Returns `[]` for a player without points.
 */
export const getNeighbours = defineEndpoint({
  method: 'GET',
  path: '/api/seasons/:id/neighbours',
  access: 'session',
  input: z.strictObject({ id: RandomId }),
  response: z.object({ standings: z.array(Standing) }),
})
