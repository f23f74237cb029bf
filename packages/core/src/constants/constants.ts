/**
 * The kit's numbers of the product specification §9, each with its unit in its name, and those of kit-behaviour §6
 * that a view or action of today uses.
 *
 * Not here: cookie banner, popup alert, confirm popup and the chat platform's trimmed user names belong to the product
 * and stand in `apps/web/src/config/constants.ts`; limits of the server in `apps/server/src/config/constants.ts`.
 */

/** §9 E-mail login. */
export const emailCooldownMs = 30_000
/** §9 E-mails longer than this are shown shortened with an ellipsis. */
export const emailShownLength = 30

/** §9 Wait before a failed token balance is asked for again. */
export const tokenBalanceRetryMs = 30_000
/** §9 Interval at which a social popup is looked at for being closed. */
export const popupPollMs = 1_000
/** §9 Social popup. */
export const socialPopupSize = { widthPx: 600, heightPx: 800 } as const
/** §9 A visible toast is hidden, then replaced after this long. */
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

/** §9 Secure frame: load limit (not for theme sync, dapp data sync, set preferred account). */
export const frameLoadTimeoutMs = 20_000
/** §9 Secure frame: connect e-mail, device, otp, social, and social redirect uri. */
export const frameRequestTimeoutMs = 120_000
/** §9 Secure frame: wait for sign-out before local clean-up goes on. */
export const signOutWaitMs = 3_000
/** §9 Secure frame: wait after its ready event. */
export const framePostReadyMs = 500
/** §9 Secure frame: its logger is on by default. */
export const frameLoggerEnabled = true

/** §9 Network before any choice. */
export const defaultCaipNetworkId = 'eip155:1'
/** §9 Numeric id of that network. */
export const defaultChainId = 1
/** §9 Balance shown when it cannot be read. */
export const defaultBalance = { amount: '0.00', symbol: 'ETH' } as const

/** §9 Modal width. */
export const modalWidthPx = 360
/** §9 Stacking order of the modal. */
export const modalZIndex = 999
/** §9 Root of the font scale. */
export const fontSizeMasterPx = 10
/** §9 Root of the radius scale. */
export const borderRadiusMasterPx = 4
/** §9 Animation of the header text. */
export const headerTextMs = 120
/** §9 Animation of the modal's height. */
export const modalHeightMs = 150
/** §9 Animation between views. */
export const viewTransitionMs = 150

/** §9 Bitcoin account indexes. */
export const bitcoinAccountIndexes = { payment: 0, ordinal: 1 } as const

/** §9 Longest wait for a sent transaction to be confirmed. */
export const transactionConfirmationMs = 25_000
/** §9 Where pending transactions are watched: how often. */
export const pendingPollMs = 30_000

/** §9 JSON-RPC over HTTP: entries per batch. */
export const rpcBatchSize = 1_000
/** §9 JSON-RPC over HTTP: deadline of one request. */
export const rpcTimeoutMs = 10_000
/** §9 JSON-RPC over HTTP: retries. */
export const rpcRetryCount = 3
/** §9 JSON-RPC over HTTP: delay the retries start from. */
export const rpcRetryDelayMs = 150

/** §9 Pairing expiry, 4 minutes. */
export const pairingExpiryMs = 240_000
/** kit-state §6: a pairing with this much left or less is not shown to anybody new. */
export const pairingSpareMs = 10_000
/** §9 Wallets per page of the directory. */
export const walletPageSize = 40
/** §9 Recommended wallets. */
export const recommendedWalletCount = 4
/** §9 Results of a wallet search. */
export const walletSearchLimit = 100
/** §9 Recent wallets kept. */
export const recentWalletLimit = 2
/** §9 Portfolio and native balance stay fresh this long. */
export const balanceCacheMs = 30_000
/** §9 Names and identities stay fresh this long, 5 minutes. */
export const identityCacheMs = 300_000

/** §9 Query cache: retries; the only layer that retries a cached read. */
export const queryRetryCount = 3
/** §9 Query cache: upper end of the doubling back-off. */
export const queryRetryMaxDelayMs = 30_000
/** §9 Query cache: dropped after this long unused, 5 minutes. */
export const queryIdleMs = 300_000
