import { createOnrampUrl } from '@latchkey/blockchain-api'
import { validateExternalUrl } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'
import type { BuyProvider } from '../kit/KitConfig.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { getActiveNetwork } from '../state/getActiveNetwork.ts'
import type { BuyOrder } from './BuyOrder.ts'
import { getBuyStore } from './getBuyStore.ts'

type Buyer = {
  readonly address: string
  /** Symbol of the ordered token. Without an order, the native currency of the active network. */
  readonly currency: string
  /** The order from the buy form; `undefined` if the provider's own page asks for the details. */
  readonly order: BuyOrder | undefined
}

function getBuyer(kit: Kit): Buyer | undefined {
  const connection = getActiveConnection(kit)
  const address = connection?.accounts[0]?.address
  if (!address) return undefined
  const { asked: order } = getBuyStore(kit).getState()
  const currency = order?.purchase.symbol ?? getActiveNetwork(kit)?.nativeCurrency.symbol
  return currency === undefined ? undefined : { address, currency, order }
}

type OwnPage = Pick<BuyProvider, 'publicKey'> & { readonly url: string }

/**
 * Returns the URL of the provider's own page, with the currency, the recipient and the project as
 * parameters.
 */
function toOwnUrl(kit: Kit, { url: page, publicKey }: OwnPage, buyer: Buyer): string {
  const url = new URL(page)
  const facts = {
    ...(publicKey && { publicKey }),
    destinationCurrencyCode: buyer.currency,
    walletAddress: buyer.address,
    externalCustomerId: kit.config.projectId,
  }
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Converts an order to the fields that preset the provider's form through the API, which only
 * accepts whole amounts.
 */
function toPresets({ network, amount }: BuyOrder) {
  const sum = Number(amount)
  return { defaultNetwork: network, ...(Number.isInteger(sum) && { presetFiatAmount: sum }) }
}

/**
 * Fetches the URL of a provider's page from the blockchain API. Returns an empty text if the
 * provider does not support the network.
 */
function fetchUrl(kit: Kit, buyer: Buyer, signal: AbortSignal): Promise<string> {
  const { address, currency, order } = buyer
  const input = {
    destinationWallets: [{ address, assets: [currency] }],
    partnerUserId: kit.config.projectId,
    defaultExperience: 'buy' as const,
    ...(order && toPresets(order)),
  }
  const caipNetworkId = getActiveConnection(kit)?.caipNetworkId
  return fetchEndpoint(kit, createOnrampUrl, { input, caipNetworkId, signal })
}

async function readUrl(
  kit: Kit,
  provider: BuyProvider,
  signal: AbortSignal,
): Promise<string | null> {
  const buyer = getBuyer(kit)
  if (!buyer) return null
  const { url: page } = provider
  const url = page
    ? toOwnUrl(kit, { ...provider, url: page }, buyer)
    : await fetchUrl(kit, buyer, signal)
  return url === '' ? null : validateExternalUrl(url).href
}

function toOrderKey(kit: Kit): string | null {
  const { asked } = getBuyStore(kit).getState()
  return asked ? [asked.purchase.id, asked.network, asked.amount].join() : null
}

/**
 * Returns the query for the URL at which the active account can buy from a provider: the provider's
 * own page, or one from the blockchain API. It is loaded before the click, because browsers block
 * windows that open later. Its value is `null` if there is no page.
 */
export function buyUrlQuery(kit: Kit, provider: BuyProvider) {
  const { caipNetworkId, accounts } = getActiveConnection(kit) ?? {}
  const account = [caipNetworkId ?? null, accounts?.[0]?.address ?? null] as const
  return {
    queryKey: ['buyUrl', provider.id, ...account, toOrderKey(kit)] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => readUrl(kit, provider, signal),
  }
}
