import { type Exchange, getExchanges } from '@latchkey/blockchain-api'
import { namespaceFacts, parseCaipNetworkId } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { toAssetId } from '../deposit/DepositAsset.ts'
import type { Kit } from '../kit/Kit.ts'
import { PayError } from './errors.ts'
import type { Payment } from './Payment.ts'

const cacheMs = 60_000

async function fetchExchanges(
  kit: Kit,
  { asset, amount }: Payment,
  signal: AbortSignal,
): Promise<readonly Exchange[]> {
  const input = { params: { page: 1, asset: toAssetId(asset), amount } }
  try {
    return (await fetchEndpoint(kit, getExchanges, { input, signal })).exchanges
  } catch (cause) {
    signal.throwIfAborted()
    throw new PayError('UNABLE_TO_GET_EXCHANGES', { cause })
  }
}

/**
 * Returns the query for the exchanges that support a payment, cached for a minute. Empty if no
 * service supports the payment's network.
 */
export function payExchangesQuery(kit: Kit, payment: Payment) {
  const { caipNetworkId, asset, amount } = payment
  const isOffered =
    kit.config.blockchainApiUrl !== undefined &&
    namespaceFacts[parseCaipNetworkId(caipNetworkId).namespace].tokenKind !== undefined
  return {
    queryKey: ['payExchanges', toAssetId(asset), amount] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<readonly Exchange[]> =>
      isOffered ? fetchExchanges(kit, payment, signal) : Promise.resolve([]),
    staleTime: cacheMs,
    retry: false,
  }
}
