/** Numbers of the product specification; each names its section. */

/** product.md §4, §9: the cookie banner appears this long after the page has loaded. */
export const cookieBannerDelayMs = 1500

/** product.md §4, §9: a popup alert fades in after this time. */
export const popupAlertFadeInMs = 300

/** product.md §4, §9: a popup alert stays visible this long. */
export const popupAlertDisplayMs = 3000

/** product.md §4, §9: a popup alert takes this long to fade out. */
export const popupAlertFadeOutMs = 300

/** product.md §4, §9: the confirm popup keeps its message this long after it has closed. */
export const confirmMessageClearMs = 300

/** product.md §9, view transition: a page change takes as long as a change of views. */
export const pageTransitionMs = 150

/** product.md §9, §7: ids of the three EVM networks the app presets; the first is the default chain. */
export const presetChainIds = [1, 137, 11155111] as const

/** Beside those of product.md §3: networks of the other ecosystems the app logs in with (docs/decisions/0008). */
export const furtherNetworkIds = [
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'bip122:000000000019d6689c085ae165831e93',
] as const

/** product.md §9: default chain of the app. */
export const defaultCaipNetworkId = 'eip155:1'
