/** The numbers below come from the product specification; each names its section. */

/** product.md §4, §9: delay in ms between page load and the cookie banner. */
export const cookieBannerDelayMs = 1500

/** product.md §4, §9: duration in ms in which a popup alert fades in. */
export const popupAlertFadeInMs = 300

/** product.md §4, §9: time in ms for which a popup alert stays visible. */
export const popupAlertDisplayMs = 3000

/** product.md §4, §9: duration in ms in which a popup alert fades out. */
export const popupAlertFadeOutMs = 300

/** product.md §4, §9: time in ms for which a closed confirm popup keeps its message. */
export const confirmMessageClearMs = 300

/** product.md §9: CAIP-2 id of the network that the app selects by default (Ethereum mainnet). */
export const defaultCaipNetworkId = 'eip155:1'
