/**
 * Constants of the product specification §9, each with its unit in the name, and those of
 * kit-behaviour §6 that a view or action uses.
 *
 * Constants for cookie banner, popup alert, confirm popup and chat belong to the product:
 * `apps/web/src/config/constants.ts`. Limits of the server are in
 * `apps/server/src/config/constants.ts`.
 */

/** Milliseconds in an e-mail login before the user can request another code. */
export const emailCooldownMs = 30_000
/** Length in characters above which views shorten an e-mail address with an ellipsis. */
export const emailShownLength = 30

/** Milliseconds before a failed token balance is requested again. */
export const tokenBalanceRetryMs = 30_000
/** Milliseconds between two checks whether the user has closed a social login's popup. */
export const popupPollMs = 1_000
/** Size of the popup of a social login, in CSS pixels. */
export const socialPopupSize = { widthPx: 600, heightPx: 800 } as const
/** Size of the window in which the user approves a request of a login's wallet, in CSS pixels. */
export const approvalPopupSize = { widthPx: 400, heightPx: 680 } as const
/** Milliseconds between hiding a visible toast and showing its replacement. */
export const toastSwapMs = 150
export {
  errorReportsPerMinute,
  nameMinLength,
  onrampCurrencies,
  onrampLimits,
  swapSlippagePercent,
} from './featureConstants.ts'
export { modalShakeMs } from './modalShakeMs.ts'

/** Size of the log's ring buffer in bytes, about 1 MB. The oldest lines are dropped. */
export const logBufferBytes = 1_000_000

/**
 * Time limit in milliseconds for the secure frame to load. Requests that do not load the frame
 * (theme, app data, preferred account) have no such limit.
 */
export const frameLoadTimeoutMs = 20_000
/**
 * Time limit in milliseconds of the secure frame's login requests: e-mail, device, one-time code,
 * social login and its redirect URI.
 */
export const frameRequestTimeoutMs = 120_000
/**
 * Longest wait in milliseconds for the secure frame's sign-out before the local clean-up continues.
 */
export const signOutWaitMs = 3_000
/**
 * Milliseconds that the page waits after the secure frame's ready event before it sends requests.
 */
export const framePostReadyMs = 500
/** Whether the secure frame's logger is on by default. */
export const frameLoggerEnabled = true

/** EVM chain id of the default network. */
export const defaultChainId = 1
/** CAIP-2 id of the default network, which is active until the user chooses one. */
export const defaultCaipNetworkId = `eip155:${defaultChainId}` as const
/** Balance that views show if the real one cannot be read. */
export const defaultBalance = { amount: '0.00', symbol: 'ETH' } as const

/** Width of the modal in CSS pixels. */
export const modalWidthPx = 360
/** CSS `z-index` of the modal. */
export const modalZIndex = 999
/** Base of the font size scale in CSS pixels. */
export const fontSizeMasterPx = 10
/** Base of the border radius scale in CSS pixels. */
export const borderRadiusMasterPx = 4
/** Duration of the header text's animation in milliseconds. */
export const headerTextMs = 120
/** Duration of the modal's height animation in milliseconds. */
export const modalHeightMs = 150
/** Duration of the transition between two views of the modal in milliseconds. */
export const viewTransitionMs = 150

/** Index of a Bitcoin wallet's account by purpose, in lists of its addresses. */
export const bitcoinAccountIndexes = { payment: 0, ordinal: 1 } as const

/** Longest wait in milliseconds for a sent transaction to be confirmed. */
export const transactionConfirmationMs = 25_000
/** Milliseconds between two polls of the pending transactions. */
export const pendingPollMs = 30_000

/** Largest number of calls in one JSON-RPC batch over HTTP. */
export const rpcBatchSize = 50
/** Time limit of one JSON-RPC request over HTTP, in milliseconds. */
export const rpcTimeoutMs = 10_000
/** Number of retries of a failed JSON-RPC request over HTTP. */
export const rpcRetryCount = 3
/** Milliseconds before the first retry of a JSON-RPC request over HTTP. */
export const rpcRetryDelayMs = 150

/** Lifetime of a WalletConnect pairing in milliseconds: 4 minutes. */
export const pairingExpiryMs = 240_000
/**
 * Milliseconds of remaining lifetime below which a new WalletConnect pairing replaces the current
 * one (kit-state §6).
 */
export const pairingSpareMs = 10_000
/** Number of wallets on one page of the wallet directory. */
export const walletPageSize = 40
/** Number of recommended wallets in the modal. */
export const recommendedWalletCount = 4
/** Maximum number of results of a wallet search. */
export const walletSearchLimit = 100
/** Number of recently used wallets that the kit stores. */
export const recentWalletLimit = 2
/** Milliseconds for which portfolio and native balance are cached. */
export const balanceCacheMs = 30_000
/** Milliseconds for which names and identities of accounts are cached: 5 minutes. */
export const identityCacheMs = 300_000

/** Number of retries of the query cache. No other layer retries a cached read. */
export const queryRetryCount = 3
/**
 * Longest delay of the query cache before a retry, in milliseconds. The delay doubles with each
 * retry.
 */
export const queryRetryMaxDelayMs = 30_000
/** Milliseconds after which the query cache drops an unused entry: 5 minutes. */
export const queryIdleMs = 300_000
