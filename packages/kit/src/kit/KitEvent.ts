import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import type { LoginAccountType } from './LoginInfo.ts'
import type { SocialName } from './SocialName.ts'

/** Properties of the event that a wallet became visible in a list. */
export type WalletImpression = {
  readonly name: string
  readonly view: string
  readonly walletRank?: number
  readonly explorerId?: string
  readonly rdnsId?: string
  readonly displayIndex?: number
  /** Text in the search field, if the list shows search results. */
  readonly query?: string
  readonly certified?: boolean
}

/** Properties of events about sending: symbol of the token, and its amount as decimal text. */
type SendEvent = {
  readonly isSmartAccount: boolean
  readonly network: CaipNetworkId
  readonly token: string
  readonly amount: string
}

/** Properties of events about a swap: symbols of both tokens, and their amounts as decimal text. */
export type SwapEvent = {
  readonly isSmartAccount: boolean
  readonly network: CaipNetworkId
  readonly swapFromToken: string
  readonly swapToToken: string
  readonly swapFromAmount: string
  readonly swapToAmount: string
}
/**
 * Properties of events about a payment or deposit: what is paid, by which account and to which
 * recipient.
 */
export type PaymentFacts = {
  readonly source: 'pay' | 'fund-from-exchange'
  readonly paymentId: string
  readonly configuration: {
    readonly network: CaipNetworkId
    /** CAIP-19 id of the paid or deposited asset. */
    readonly asset: string
    /** Amount in units of the asset, as decimal text. */
    readonly amount: string
    readonly recipient: string
  }
  readonly currentPayment: {
    readonly type: 'exchange' | 'wallet'
    readonly exchangeId?: string
    readonly sessionId?: string
    readonly status?: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
    /** Hash of the transaction; absent before the exchange reports a hash. */
    readonly result?: string
  }
}
/**
 * Properties of events about registering a name; `ensName` includes the zone, e.g.
 * `mira.latchkey.id`.
 */
type NameEvent = { readonly isSmartAccount: boolean; readonly ensName: string }

/**
 * Properties of events about requests for the transaction history: the account and the requested
 * page.
 */
type HistoryFacts = {
  readonly address: string
  readonly projectId: string
  /** Cursor of the page; absent for the first page. */
  readonly cursor: string | undefined
  readonly isSmartAccount: boolean
}

/** Properties of an event about an unexpected error. */
export type InternalError = {
  /** Class name of the error, e.g. `TypeError`. */
  readonly errorType: string
  /** Error message without addresses, email addresses and links. */
  readonly errorMessage: string
  /** Stack trace: function names with file and line. URLs are cut to their last part. */
  readonly stackTrace: string
  /** True if no code caught the error, so that the browser reported it. */
  readonly uncaught: boolean
}

/** Events that the kit emits, with their properties (kit-behaviour §8). */
export type KitEvents = {
  INITIALIZE: {
    readonly networks: readonly CaipNetworkId[]
    readonly namespaces: readonly ChainNamespace[]
  }
  /** The modal was added to the page. */
  MODAL_CREATED: undefined
  MODAL_OPEN: { readonly connected: boolean }
  MODAL_CLOSE: { readonly connected: boolean }
  SELECT_WALLET: {
    readonly name: string
    readonly platform: 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'
    readonly displayIndex?: number
    readonly walletRank?: number
    readonly view: string
  }
  CONNECT_SUCCESS: {
    readonly method: 'browser' | 'qrcode' | 'mobile' | 'email'
    readonly name: string
    readonly view: string
    readonly walletRank?: number
    readonly reconnect?: boolean
  }
  CONNECT_ERROR: { readonly message: string }
  /** A wallet's app could not be opened. `uri` is the pairing URI without its key. */
  CONNECT_PROXY_ERROR: {
    readonly message: string
    readonly uri: string
    readonly mobile_link: string
    readonly name: string
  }
  USER_REJECTED: { readonly message: string }
  DISCONNECT_SUCCESS: { readonly namespace: ChainNamespace | 'all' }
  DISCONNECT_ERROR: { readonly message: string }
  SWITCH_NETWORK: { readonly network: CaipNetworkId }
  CLICK_ALL_WALLETS: undefined
  CLICK_GET_WALLET_HELP: undefined
  GET_WALLET: {
    readonly name: string
    readonly walletRank: number | undefined
    readonly explorerId: string | undefined
    readonly type: 'chrome_store' | 'app_store' | 'play_store' | 'homepage'
  }
  WALLET_IMPRESSION_V2: { readonly items: readonly WalletImpression[] }
  CLICK_WALLET_HELP: undefined
  CLICK_NETWORK_HELP: undefined
  CLICK_NETWORKS: undefined
  SEARCH_WALLET: { readonly badge: string; readonly search: string }
  /** The user has focused the email field. */
  EMAIL_LOGIN_SELECTED: undefined
  EMAIL_SUBMITTED: undefined
  DEVICE_REGISTERED_FOR_EMAIL: undefined
  EMAIL_VERIFICATION_CODE_SENT: undefined
  EMAIL_VERIFICATION_CODE_PASS: undefined
  EMAIL_VERIFICATION_CODE_FAIL: { readonly message: string }
  EMAIL_EDIT: undefined
  EMAIL_UPGRADE_FROM_MODAL: undefined
  SOCIAL_LOGIN_STARTED: { readonly provider: SocialName }
  SOCIAL_LOGIN_SUCCESS: { readonly provider: SocialName; readonly reconnect?: boolean }
  SOCIAL_LOGIN_ERROR: { readonly provider: SocialName; readonly message: string }
  SOCIAL_LOGIN_REQUEST_USER_DATA: { readonly provider: SocialName }
  SOCIAL_LOGIN_CANCELED: { readonly provider: SocialName }
  SET_PREFERRED_ACCOUNT_TYPE: {
    readonly accountType: LoginAccountType
    readonly network: CaipNetworkId | undefined
  }
  OPEN_SEND: { readonly network: CaipNetworkId | undefined; readonly isSmartAccount: boolean }
  SEND_INITIATED: SendEvent
  SEND_SUCCESS: SendEvent & { readonly hash: string }
  SEND_ERROR: SendEvent & { readonly message: string }
  SEND_REJECTED: SendEvent & { readonly message: string }
  OPEN_SWAP: { readonly network: CaipNetworkId | undefined; readonly isSmartAccount: boolean }
  /** The user has opened the preview of a swap. */
  INITIATE_SWAP: SwapEvent
  SWAP_SUCCESS: SwapEvent
  SWAP_ERROR: SwapEvent & { readonly message: string }
  SWAP_APPROVAL_ERROR: SwapEvent & { readonly message: string }
  CLICK_CONVERT: undefined
  CLICK_SELECT_TOKEN_TO_SWAP: undefined
  CLICK_SELECT_NETWORK_TO_SWAP: undefined
  SELECT_BUY_CRYPTO: { readonly isSmartAccount: boolean }
  SELECT_WHAT_IS_A_BUY: { readonly isSmartAccount: boolean }
  SELECT_BUY_PROVIDER: { readonly provider: string; readonly isSmartAccount: boolean }
  /** The payment page was opened; `exchanges` are the available ones. */
  PAY_MODAL_OPEN: PaymentFacts & {
    readonly exchanges: readonly { readonly id: string; readonly name: string }[]
  }
  PAY_EXCHANGE_SELECTED: PaymentFacts & { readonly exchange: { readonly id: string } }
  PAY_INITIATED: PaymentFacts
  PAY_SUCCESS: PaymentFacts
  PAY_ERROR: PaymentFacts & { readonly message: string }
  OPEN_ENS_FLOW: { readonly isSmartAccount: boolean }
  REGISTER_NAME_INITIATED: NameEvent
  REGISTER_NAME_SUCCESS: NameEvent
  REGISTER_NAME_ERROR: NameEvent & { readonly error: string }
  CLICK_TRANSACTIONS: { readonly isSmartAccount: boolean }
  LOAD_MORE_TRANSACTIONS: HistoryFacts
  ERROR_FETCH_TRANSACTIONS: HistoryFacts
  CLICK_SIGN_SIWX_MESSAGE: { readonly network: string; readonly isSmartAccount: boolean }
  CLICK_CANCEL_SIWX: { readonly network: string; readonly isSmartAccount: boolean }
  SIWX_AUTH_SUCCESS: { readonly network: string; readonly isSmartAccount: boolean }
  SIWX_AUTH_ERROR: {
    readonly network: string
    readonly isSmartAccount: boolean
    readonly message: string
  }
  /** An unexpected error happened in the kit. */
  INTERNAL_SDK_ERROR: InternalError
}

export type KitEventName = keyof KitEvents

type EventData<name extends KitEventName> = name extends KitEventName
  ? {
      /** `error` for unexpected errors, `track` for all other events. */
      readonly type: 'track' | 'error'
      readonly event: name
      readonly address?: string
    } & (undefined extends KitEvents[name]
      ? { readonly properties?: undefined }
      : { readonly properties: KitEvents[name] })
  : never

/** An event for subscribers in this page. Events never leave the page automatically (S-105). */
export type KitEvent = { readonly timestamp: number; readonly data: EventData<KitEventName> }

/** Parameters of `track`: the event's name and its properties. */
export type TrackParameters<name extends KitEventName = KitEventName> = name extends KitEventName
  ? undefined extends KitEvents[name]
    ? { readonly event: name; readonly properties?: undefined }
    : {
        /** Type of the event. Default `track`. */
        readonly type?: 'error'
        readonly event: name
        readonly properties: KitEvents[name]
      }
  : never
