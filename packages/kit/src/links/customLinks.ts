import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import type { Device } from '../kit/Device.ts'

/** Values from which a wallet's custom link is built. */
export type CustomLinkInput = {
  /** Full URL of this page, which the wallet opens in its own browser. */
  readonly href: string
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  readonly device: Device
  /** Id of this app in Binance's app store, required in Binance links. */
  readonly binanceAppId?: string | undefined
}

type ToLink = (input: CustomLinkInput) => string | undefined

type CustomLink = {
  readonly name: string
  /** Id of the wallet in the wallet directory (kit-behaviour §12). */
  readonly id: string
  /**
   * Functions that build the wallet's link, by namespace. A namespace without an entry has no link.
   */
  readonly toLinks: Partial<Record<ChainNamespace, ToLink>>
}

const encode = encodeURIComponent
const getOrigin = ({ href }: CustomLinkInput) => new URL(href).origin

function toPhantomLink(input: CustomLinkInput): string {
  const [page, origin] = [encode(input.href), encode(getOrigin(input))]
  if (input.device.os === 'android') {
    return `intent://browse/${page}?ref=${origin}#Intent;scheme=phantom;package=app.phantom;end`
  }
  return `https://phantom.app/ul/browse/${page}?ref=${origin}`
}

const solflare = ({ href }: CustomLinkInput) =>
  `https://solflare.com/ul/v1/browse/${encode(href)}?ref=${encode(href)}`

// Binance links work only with an app id, because the vendor removed links without one in October
// 2026.
const toBinanceLink: ToLink = ({ href, caipNetworkId, binanceAppId }) => {
  if (!binanceAppId) return undefined
  const [, reference] = caipNetworkId.split(':')
  const app = new URLSearchParams({
    appId: binanceAppId,
    startPagePath: btoa('/pages/browser/index'),
    startPageQuery: btoa(`url=${href}&defaultChainId=${reference}`),
  })
  return `https://app.binance.com/en/download?_dp=${btoa(`bnc://app.binance.com/mp/app?${app}`)}`
}

/** Wallets that open this page in their own browser instead of pairing (kit-state §12.5). */
export const customLinks: readonly CustomLink[] = [
  {
    name: 'Phantom',
    id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    toLinks: { solana: toPhantomLink, eip155: toPhantomLink, bip122: toPhantomLink },
  },
  {
    name: 'Solflare',
    id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
    toLinks: { solana: solflare },
  },
  {
    name: 'Coinbase',
    id: 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
    toLinks: {
      solana: ({ href }) => `https://go.cb-w.com/dapp?cb_url=${encode(href)}`,
      eip155: ({ href }) => `cbwallet://miniapp?url=${encode(href)}`,
    },
  },
  {
    name: 'Binance',
    id: '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25',
    toLinks: { bip122: toBinanceLink },
  },
]

/**
 * Wallets that are listed on phones even if the directory has no links for them: those above, and
 * Base Account.
 */
const listedIds: ReadonlySet<string> = new Set([
  ...customLinks.map(({ id }) => id),
  'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
])

/** Returns whether a wallet is always listed on phones, because it has custom links (K-MOB-06). */
export function isListedAnyway(walletId: string): boolean {
  return listedIds.has(walletId)
}

/** Returns a wallet's custom link for a namespace. */
export function toCustomLink(walletId: string, input: CustomLinkInput): string | undefined {
  const wallet = customLinks.find(({ id }) => id === walletId)
  return wallet?.toLinks[input.namespace]?.(input)
}
