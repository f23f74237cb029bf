import { createOnrampUrl } from '@latchkey/blockchain-api'
import { validateExternalUrl } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'
import type { BuyProvider } from '../kit/KitConfig.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'

type Buyer = { readonly address: string; readonly currency: string }

function getBuyer(kit: Kit): Buyer | undefined {
  const connection = getActiveConnection(kit)
  const address = connection?.accounts[0]?.address
  if (!address) return undefined
  return { address, currency: connection.namespace === 'solana' ? 'SOL' : 'USDC' }
}

type OwnPage = Pick<BuyProvider, 'publicKey'> & { readonly url: string }

/** The provider's own page, told what is bought, for whom and by which project. */
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

/** The address the blockchain API makes; empty where it serves nobody on this network. */
function fetchUrl(kit: Kit, { address, currency }: Buyer, signal: AbortSignal): Promise<string> {
  const input = {
    destinationWallets: [{ address, assets: [currency] }],
    partnerUserId: kit.config.projectId,
    defaultExperience: 'buy' as const,
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

/**
 * Describes where the account in use can buy from a provider: its own page, or what the blockchain API makes. Known
 * before the press that opens it, since browsers open no window later. `null`: nowhere.
 */
export function buyUrlQuery(kit: Kit, provider: BuyProvider) {
  const { caipNetworkId, accounts } = getActiveConnection(kit) ?? {}
  const account = [caipNetworkId ?? null, accounts?.[0]?.address ?? null] as const
  return {
    queryKey: ['buyUrl', provider.id, ...account] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => readUrl(kit, provider, signal),
  }
}
