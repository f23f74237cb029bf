import { getOnrampOptions, getOnrampQuote } from '@latchkey/blockchain-api'
import * as z from 'zod/mini'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { fetchJson } from '../chain/fetchJson.ts'
import type { OnrampConfig } from '../config/Config.ts'
import type { Onramp } from './Onramp.ts'

const chain = 'on-ramp'

/** Reads what a seller answers. @throws {ChainDownError} What is of no use is as bad as no answer. */
function read<schema extends z.ZodMiniType>(schema: schema, answer: unknown): z.output<schema> {
  const parsed = z.safeParse(schema, answer)
  if (parsed.success) return parsed.data
  throw new ChainDownError({ chain, reason: 'an answer of another form', cause: parsed.error })
}

/** A seller that answers `GET /options` and `POST /quote` in the forms of the wire, and whose page takes its query. */
export function createHttpOnramp({ url, pageUrl }: OnrampConfig): Onramp {
  const toUrl = (path: string) => new URL(path, `${url.replace(/\/$/, '')}/`).href
  return {
    pageUrl,
    async readOptions() {
      return read(getOnrampOptions.response, await fetchJson({ chain, url: toUrl('options') }))
    },
    async readQuote(order) {
      const answer = await fetchJson({ chain, url: toUrl('quote'), body: order })
      return read(getOnrampQuote.response, answer)
    },
  }
}
