import type { Clock } from '@latchkey/service'
import * as z from 'zod'
import type { AccountSource } from '../account/AccountSource.ts'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { fetchJson } from '../chain/fetchJson.ts'
import { methodNotFound } from '../chain/rpcMethods.ts'
import type { BitcoinNetworkConfig } from '../config/Config.ts'
import { ApiError } from '../errors/ApiError.ts'
import type { Explorer } from './Explorer.ts'
import { readBitcoinHistory } from './readBitcoinHistory.ts'
import { readBitcoinHoldings } from './readBitcoinHoldings.ts'

/**
 * Returns a Bitcoin address in the format of the explorer, or `undefined` if its format is
 * implausible. Segwit addresses become lower case; older formats are case-sensitive. The explorer
 * checks the address fully.
 */
export function toBitcoinAccount(text: string): string | undefined {
  if (/^(bc|tb|bcrt)1[02-9ac-hj-np-z]{8,87}$/i.test(text)) return text.toLowerCase()
  return /^[123mn][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(text) ? text : undefined
}

function createExplorer(network: BitcoinNetworkConfig, clock: Clock): Explorer {
  const { caipNetworkId: chain, esploraUrl } = network
  return {
    network,
    clock,
    async get(path) {
      try {
        return await fetchJson({ chain, url: `${esploraUrl.replace(/\/$/, '')}${path}` })
      } catch (error) {
        if (!(error instanceof ChainDownError) || !error.refused) throw error
        throw new ApiError({ status: 400, field: 'address', description: 'Invalid address' })
      }
    },
  }
}

const Call = z.looseObject({ id: z.unknown() })

/**
 * Creates the account source of a Bitcoin network, which reads an explorer. The network offers no
 * JSON-RPC, so every method is answered with "method not found".
 */
export function createBitcoinSource(network: BitcoinNetworkConfig, clock: Clock): AccountSource {
  const explorer = createExplorer(network, clock)
  const refuse = (call: unknown) => methodNotFound(Call.safeParse(call).data?.id ?? null)
  return {
    network,
    toAccount: toBitcoinAccount,
    readHoldings: (account) => readBitcoinHoldings(explorer, account),
    // Bitcoin has no tokens here, so no address names an asset.
    readAsset: async () => undefined,
    readHistory: (account, cursor) => readBitcoinHistory(explorer, { account, cursor }),
    answerRpc: async (body) => (Array.isArray(body) ? body.map(refuse) : refuse(body)),
  }
}
