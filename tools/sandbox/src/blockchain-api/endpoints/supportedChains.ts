import { getSupportedChains } from '@latchkey/blockchain-api'
import * as z from 'zod'
import { defineHandler } from '../Handler.ts'

const DAY_SECONDS = 86_400

/** Lists the sandbox's chains. No socket is served, so `ws` is empty. */
export const supportedChains = defineHandler(getSupportedChains, {
  query: z.object({}),
  answer: async (_, { chains, solana, getTrap }) => ({
    body: {
      http:
        getTrap() === 'no-networks'
          ? []
          : [...chains, ...solana].map(({ caipNetworkId }) => caipNetworkId),
      ws: [],
    },
    headers: { 'cache-control': `public, max-age=${DAY_SECONDS}, s-maxage=${DAY_SECONDS}` },
  }),
})
