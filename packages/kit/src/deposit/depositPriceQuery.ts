import { getTokenPrice } from '@latchkey/blockchain-api'
import { isTransportFailure } from '@latchkey/core'
import { tokenBalanceQuery } from '../account/tokenBalanceQuery.ts'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { getActiveNetwork } from '../state/getActiveNetwork.ts'
import type { DepositAsset } from './DepositAsset.ts'

const cacheMs = 15_000
/**
 * Placeholder address for the native currency, where the API requires an address
 * (wire-blockchain-api §1.1).
 */
const coinAddress = `0x${'e'.repeat(40)}`

/**
 * Returns the price of SOL from the account's balance, because the price endpoint only accepts
 * token addresses.
 */
async function readCoinPrice(kit: Kit): Promise<number | null> {
  const address = getActiveConnection(kit)?.accounts[0]?.address
  if (!address) return null
  const query = tokenBalanceQuery(kit, { address, network: getActiveNetwork(kit) })
  const { tokens } = await getQueryClient(kit).fetchQuery(query)
  return tokens.find((token) => token.address === undefined)?.price || null
}

async function readPrice(
  kit: Kit,
  { caipNetworkId, address = coinAddress }: DepositAsset,
  signal: AbortSignal,
): Promise<number | null> {
  try {
    const { fungibles } = await fetchEndpoint(kit, getTokenPrice, {
      input: { currency: 'usd', addresses: [`${caipNetworkId}:${address}`] },
      caipNetworkId,
      signal,
    })
    return fungibles[0]?.price || null
  } catch (error) {
    if (isTransportFailure(error)) throw error
    // The service supports the network, but has no price for this asset.
    return null
  }
}

/**
 * Returns the query for the price of an asset in US dollars, cached for 15 s. `null` if the price
 * is unknown.
 */
export function depositPriceQuery(kit: Kit, asset: DepositAsset | undefined) {
  const { caipNetworkId = '', address = '' } = asset ?? {}
  return {
    queryKey: ['depositPrice', caipNetworkId, address] as const,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<number | null> => {
      if (!asset) return null
      const isCoin = asset.address === undefined
      if (isCoin && asset.caipNetworkId.startsWith('solana:')) return readCoinPrice(kit)
      return readPrice(kit, asset, signal)
    },
    staleTime: cacheMs,
    retry: false,
  }
}
