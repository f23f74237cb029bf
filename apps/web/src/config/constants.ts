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

/** product.md §9: default chain of the app. */
export const defaultCaipNetworkId = 'eip155:1'
