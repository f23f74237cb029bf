import * as z from 'zod/mini'
import { fetchJson } from '../chain/fetchJson.ts'
import { readAnswer } from '../chain/readAnswer.ts'
import type { ExchangeConfig } from '../config/Config.ts'
import type { Exchange } from './Exchange.ts'

const chain = 'exchange'
const Assets = z.array(z.string())
const Begun = z.object({
  url: z.url({ protocol: /^https?$/ }),
  sessionId: z.string().check(z.minLength(1)),
})
const Status = z.object({
  status: z.enum(['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED']),
  txHash: z.nullable(z.string()),
})

/**
 * Creates the client of an exchange with an HTTP API: `GET /assets`, `POST /deposits` and `GET
 * /deposits/:id`.
 */
export function createHttpExchange({ url, ...shown }: ExchangeConfig): Exchange {
  const ask = (path: string, body?: unknown) =>
    fetchJson({ chain, url: new URL(path, `${url.replace(/\/$/, '')}/`).href, body })
  return {
    ...shown,
    readAssets: async () => readAnswer(chain, Assets, await ask('assets')),
    begin: async (deposit) => readAnswer(chain, Begun, await ask('deposits', deposit)),
    readStatus: async (sessionId) =>
      readAnswer(chain, Status, await ask(`deposits/${encodeURIComponent(sessionId)}`)),
  }
}
