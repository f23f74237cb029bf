import { getOnrampOptions, getOnrampQuote } from '@latchkey/blockchain-api'
import { fetchJson } from '../chain/fetchJson.ts'
import { readAnswer } from '../chain/readAnswer.ts'
import type { OnrampConfig } from '../config/Config.ts'
import type { Onramp } from './Onramp.ts'

const chain = 'on-ramp'

/**
 * Creates the client of an on-ramp provider. The provider must answer `GET /options` and `POST
 * /quote` in the format of the blockchain API. Its page must accept the query that the blockchain
 * API defines.
 */
export function createHttpOnramp({ url, pageUrl }: OnrampConfig): Onramp {
  const toUrl = (path: string) => new URL(path, `${url.replace(/\/$/, '')}/`).href
  return {
    pageUrl,
    async readOptions() {
      return readAnswer(
        chain,
        getOnrampOptions.response,
        await fetchJson({ chain, url: toUrl('options') }),
      )
    },
    async readQuote(order) {
      const answer = await fetchJson({ chain, url: toUrl('quote'), body: order })
      return readAnswer(chain, getOnrampQuote.response, answer)
    },
  }
}
