/**
 * Constants of the product specification §9, each with its unit in the name, and those of
 * kit-behaviour §6 that a view or action uses.
 *
 * Constants for cookie banner, popup alert, confirm popup and chat belong to the product:
 * `apps/web/src/config/constants.ts`. Limits of the server are in
 * `apps/server/src/config/constants.ts`.
 */

/** §9 E-mail login: wait before another code can be requested. */
export const emailCooldownMs = 30_000
/** §9 E-mails longer than this are shown shortened with an ellipsis. */
export const emailShownLength = 30

/** §9 Wait before a failed token balance is requested again. */
export const tokenBalanceRetryMs = 30_000
/** §9 Interval at which the kit checks whether a social popup was closed. */
export const popupPollMs = 1_000
/** §9 Size of the social popup. */
export const socialPopupSize = { widthPx: 600, heightPx: 800 } as const
/** §9 Time between hiding a visible toast and showing its replacement. */
export const toastSwapMs = 150
export {
  errorReportsPerMinute,
  nameMinLength,
  onrampCurrencies,
  onrampLimits,
  swapSlippagePercent,
} from './featureConstants.ts'
export { modalShakeMs } from './modalShakeMs.ts'

/** §9 Log ring buffer, about 1 MB. */
export const logBufferBytes = 1_000_000

/**
 * §9 Secure frame: time limit for loading (not for theme sync, dapp data sync, set preferred
 * account).
 */
export const frameLoadTimeoutMs = 20_000
/** §9 Secure frame: time limit for connect email, device, OTP, social, and social redirect URI. */
export const frameRequestTimeoutMs = 120_000
/** §9 Secure frame: maximum wait for its sign-out before the local clean-up continues. */
export const signOutWaitMs = 3_000
/** §9 Secure frame: wait after its ready event. */
export const framePostReadyMs = 500
/** §9 Secure frame: whether its logger is on by default. */
export const frameLoggerEnabled = true

/** §9 Default network, until the user chooses one. */
export const defaultCaipNetworkId = 'eip155:1'
/** §9 Chain id of the default network. */
export const defaultChainId = 1
/** §9 Balance shown if the real one cannot be read. */
export const defaultBalance = { amount: '0.00', symbol: 'ETH' } as const

/** §9 Modal width. */
export const modalWidthPx = 360
/** §9 Stacking order of the modal. */
export const modalZIndex = 999
/** §9 Base of the font size scale. */
export const fontSizeMasterPx = 10
/** §9 Base of the border radius scale. */
export const borderRadiusMasterPx = 4
/** §9 Duration of the header text's animation. */
export const headerTextMs = 120
/** §9 Duration of the modal's height animation. */
export const modalHeightMs = 150
/** §9 Duration of the transition between views. */
export const viewTransitionMs = 150

/** §9 Indexes of a Bitcoin wallet's accounts by purpose. */
export const bitcoinAccountIndexes = { payment: 0, ordinal: 1 } as const

/** §9 Maximum wait for a sent transaction to be confirmed. */
export const transactionConfirmationMs = 25_000
/** §9 Interval at which pending transactions are polled. */
export const pendingPollMs = 30_000

/** §9 JSON-RPC over HTTP: entries per batch. */
export const rpcBatchSize = 1_000
/** §9 JSON-RPC over HTTP: time limit of one request. */
export const rpcTimeoutMs = 10_000
/** §9 JSON-RPC over HTTP: number of retries. */
export const rpcRetryCount = 3
/** §9 JSON-RPC over HTTP: delay before the first retry. */
export const rpcRetryDelayMs = 150

/** §9 Lifetime of a pairing: 4 minutes. */
export const pairingExpiryMs = 240_000
/** kit-state §6: if a pairing has less lifetime left than this, a new one replaces it. */
export const pairingSpareMs = 10_000
/** §9 Wallets per page of the directory. */
export const walletPageSize = 40
/** §9 Number of recommended wallets. */
export const recommendedWalletCount = 4
/** §9 Maximum number of results of a wallet search. */
export const walletSearchLimit = 100
/** §9 Number of stored recent wallets. */
export const recentWalletLimit = 2
/** §9 Cache time of portfolio and native balance. */
export const balanceCacheMs = 30_000
/** §9 Cache time of names and identities: 5 minutes. */
export const identityCacheMs = 300_000

/** §9 Query cache: number of retries. No other layer retries a cached read. */
export const queryRetryCount = 3
/** §9 Query cache: maximum delay before a retry. The delay doubles with each retry. */
export const queryRetryMaxDelayMs = 30_000
/** §9 Query cache: time after which an unused entry is dropped, 5 minutes. */
export const queryIdleMs = 300_000
