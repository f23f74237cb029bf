import { getSupportedChains } from '@latchkey/blockchain-api'
import * as z from 'zod'
import { daySeconds } from '../config/constants.ts'
import { defineRoute } from '../http/Route.ts'

/** Route that lists the served networks. `ws` is empty, because WebSockets are not served. */
export const supportedChains = defineRoute(getSupportedChains, {
  query: z.object({}),
  answer: async (_, { sources }) => ({
    body: { http: sources.map(({ network }) => network.caipNetworkId), ws: [] },
    headers: { 'cache-control': `public, max-age=${daySeconds}, s-maxage=${daySeconds}` },
  }),
})
