import * as z from 'zod/mini'
import { Standing } from '../../schemas/leaderboard.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Reads the three best players of the running season, or of the one that ended last. Everyone may
 * call it, because the login page shows them. Without a season, `season` is `null`.
 */
export const getTopPlayers = defineEndpoint({
  method: 'GET',
  path: '/api/top-players',
  access: 'public',
  input: z.strictObject({}),
  response: z.object({
    /** Name of the season. */
    season: z.nullable(z.string()),
    standings: z.array(Standing),
  }),
  cacheMs: 60_000,
})
