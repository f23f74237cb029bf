import { getOnrampOptions, getOnrampQuote } from '@latchkey/blockchain-api'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import type { BuyOptions, BuyOrder, BuyQuote } from './BuyOrder.ts'
import { sampleOptions, toSampleQuote } from './onrampSamples.ts'

type Asked = { readonly signal: AbortSignal }
const optionsCacheMs = 300_000
const quoteCacheMs = 15_000

async function readOptions(kit: Kit, signal: AbortSignal): Promise<BuyOptions> {
  const caipNetworkId = getActiveConnection(kit)?.caipNetworkId
  try {
    const options = await fetchEndpoint(kit, getOnrampOptions, { input: {}, caipNetworkId, signal })
    return { ...options, fallback: false }
  } catch {
    signal.throwIfAborted()
    return { ...sampleOptions, fallback: true }
  }
}

/**
 * Returns the query for the currencies to buy and to pay with, cached for 5 min. The lists are
 * empty if the network is not supported. If the blockchain API fails, returns sample options with
 * `fallback: true`, and the next use fetches again (K-BUY-02).
 */
export function onrampOptionsQuery(kit: Kit) {
  return {
    queryKey: ['onrampOptions', getActiveConnection(kit)?.caipNetworkId ?? null] as const,
    queryFn: ({ signal }: Asked): Promise<BuyOptions> => readOptions(kit, signal),
    staleTime: ({ state }: { readonly state: { readonly data?: BuyOptions | undefined } }) =>
      state.data?.fallback ? 0 : optionsCacheMs,
  }
}

async function readQuote(kit: Kit, order: BuyOrder, signal: AbortSignal): Promise<BuyQuote | null> {
  const { payment, purchase, network, amount } = order
  const input = { purchaseCurrency: purchase, paymentCurrency: payment, amount, network }
  const caipNetworkId = getActiveConnection(kit)?.caipNetworkId
  try {
    const quote = await fetchEndpoint(kit, getOnrampQuote, { input, caipNetworkId, signal })
    return quote && { ...quote, fallback: false }
  } catch {
    signal.throwIfAborted()
    return toSampleQuote(order)
  }
}

/**
 * Returns the query for the price of a purchase, cached for 15 s. `null` if the purchase is not
 * offered. If the blockchain API fails, returns a one-to-one sample quote with `fallback: true`
 * (K-BUY-02).
 */
export function onrampQuoteQuery(kit: Kit, order: BuyOrder | undefined) {
  const { payment, purchase, network, amount } = order ?? {}
  return {
    queryKey: [
      'onrampQuote',
      ...[payment?.id ?? null, purchase?.id ?? null, network ?? null, amount ?? null],
      getActiveConnection(kit)?.caipNetworkId ?? null,
    ] as const,
    queryFn: ({ signal }: Asked): Promise<BuyQuote | null> =>
      order ? readQuote(kit, order, signal) : Promise.resolve(null),
    staleTime: quoteCacheMs,
    retry: false,
  }
}
