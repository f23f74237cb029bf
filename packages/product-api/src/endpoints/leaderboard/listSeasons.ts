import * as z from 'zod/mini'
import { Season } from '../../schemas/leaderboard.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Lists the seasons of the leaderboard, newest first. */
export const listSeasons = defineEndpoint({
  method: 'GET',
  path: '/api/seasons',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({ seasons: z.array(Season) }),
  cacheMs: 60_000,
})
