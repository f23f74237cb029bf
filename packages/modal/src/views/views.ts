import type { CaipNetworkId, ChainNamespace, DirectoryWallet } from '@latchkey/core'

/** Providers with a login window. Farcaster has a separate page. */
type WindowProvider = 'google' | 'x' | 'discord' | 'github' | 'apple' | 'facebook'

/** A connector of a wallet in one of the wallet's ecosystems. */
type ConnectorPlace = { readonly connectorId: string; readonly namespace: ChainNamespace }

/** Kinds of requests that wait for approval. */
export type ApprovalKind = 'signIn' | 'message' | 'transaction'

/** The view to show after a change of email. If absent, the modal stays on its last page. */
type EmailChange = {
  /** The current address. */
  readonly email: string
  readonly newEmail: string
  readonly redirectView?: 'Account' | 'AccountSettings' | undefined
}

/** A send requested by an app. The user sends it unchanged or leaves. */
export type WantedSend = {
  readonly caipNetworkId: CaipNetworkId
  /** Plain address of a token. Absent for the native currency. */
  readonly token?: string | undefined
  /** Decimal text in units of the token. */
  readonly amount: string
  /** Plain address or registered name of the recipient. */
  readonly to: string
  /** Idempotency key of the send. Default: a new id per preview. */
  readonly requestId?: string | undefined
}

/** A collectible with the data from the list. */
export type ShownNft = {
  /** CAIP-2 chain id. */
  readonly chain: string
  readonly contract: string
  readonly tokenId: string
  readonly standard: 'ERC721' | 'ERC1155' | 'SPL'
  readonly amount: string
  readonly name: string
  readonly description?: string | null | undefined
  readonly collection: { readonly name?: string | null | undefined }
  /** Absent if no image may be shown. */
  readonly imageUrl?: string | undefined
  readonly isSpam: boolean
}

/** Every view that exists, with the data its page carries. One line per view. */
export type Views = {
  Connect:
    | {
        readonly addWalletForNamespace?: ChainNamespace
        /** The view that replaces the account page after a connection. */
        readonly redirectView?: 'WalletSend' | 'Pay'
      }
    | undefined
  ConnectingExternal: ConnectorPlace & {
    /** The same wallet in other ecosystems. */
    readonly others?: readonly ConnectorPlace[]
  }
  Account:
    | {
        /** Default: tokens. */
        readonly tab?: 'tokens' | 'nfts' | 'activity'
      }
    | undefined
  AllWallets: undefined
  Networks: undefined
  SwitchNetwork: { readonly caipNetworkId: CaipNetworkId }
  UnsupportedChain:
    | {
        readonly caipNetworkId?: CaipNetworkId
        /**
         * Swaps are not supported on this network: lists the networks that support them, and can be
         * dismissed.
         */
        readonly swap?: true
      }
    | undefined
  SIWXSignMessage:
    | {
        /** Prompts the wallet without a click, because the user has just connected it. */
        readonly atOnce?: boolean
      }
    | undefined
  /** Requests the email of the user who signs in. */
  DataCapture: { readonly email?: string } | undefined
  DataCaptureOtpConfirm: { readonly email: string }
  WhatIsAWallet: undefined
  /** Without a wallet, shows a QR code that any wallet can scan. */
  ConnectingWalletConnect:
    | {
        readonly wallet?: DirectoryWallet
        /** Index of the wallet and id of the list it was chosen from, for analytics events. */
        readonly displayIndex?: number
        readonly from?: string
        /** Whether the tap that opened this page also opened the wallet's app with the pairing. */
        readonly opened?: boolean
      }
    | undefined
  ConnectingWalletConnectBasic: undefined
  ConnectingMultiChain: {
    readonly name: string
    readonly connectors: readonly ConnectorPlace[]
  }
  ConnectWallets: { readonly addWalletForNamespace?: ChainNamespace } | undefined
  GetWallet: undefined
  /** Shows only logins, for users without a wallet. */
  Create: undefined
  Downloads: { readonly wallet: DirectoryWallet }
  WhatIsANetwork: undefined
  /** Replaces the connecting pages when the project has exceeded its plan. */
  UsageExceeded: undefined
  SwitchActiveChain: {
    readonly switchToChain: ChainNamespace
    readonly caipNetworkId?: CaipNetworkId
  }
  ProfileWallets: { readonly namespace?: ChainNamespace } | undefined
  EmailLogin: undefined
  EmailVerifyOtp: { readonly email: string }
  EmailVerifyDevice: { readonly email: string }
  ConnectSocials: undefined
  ConnectingSocial: { readonly provider: WindowProvider }
  ConnectingFarcaster: undefined
  /** The login succeeded, but its wallet must first be recovered on this device. */
  RecoverWallet: undefined
  /**
   * The secure frame requests approval in the area reserved by this page. The default kind is a
   * transaction.
   */
  ApproveTransaction: { readonly kind: ApprovalKind } | undefined
  UpdateEmailWallet: Pick<EmailChange, 'redirectView'> | undefined
  UpdateEmailPrimaryOtp: EmailChange
  UpdateEmailSecondaryOtp: EmailChange
  UpgradeEmailWallet: undefined
  /** Ways to add funds to the account. */
  FundWallet: undefined
  /** The list of on-ramp providers. */
  OnRampProviders: undefined
  /** The currency selection of a purchase: fiat currency and bought asset. */
  OnRampFiatSelect: undefined
  OnRampTokenSelect: undefined
  /** A provider's window was opened or blocked. */
  BuyInProgress: {
    readonly name: string
    readonly imageUrl?: string | undefined
    readonly url: string
    readonly failed: boolean
  }
  WhatIsABuy: undefined
  /** Sends funds from an exchange to the account. */
  PayWithExchange: undefined
  PayWithExchangeSelectAsset: undefined
  /** The account's address for incoming transfers. */
  WalletReceive: undefined
  WalletCompatibleNetworks: undefined
  /** Transactions of the account on its network. */
  Transactions: undefined
  NftDetails: { readonly nft: ShownNft }
  AccountSettings: undefined
  SmartAccountSettings: undefined
  /** Explains account names to a user without one. */
  ChooseAccountName: undefined
  RegisterAccountName: undefined
  /** The full name including its zone. */
  RegisterAccountNameSuccess: { readonly name: string }
  /** Permissions that apps hold for the account. */
  SmartSessionList: undefined
  SmartSessionCreated:
    | {
        /** The service has not accepted the permissions yet. */
        readonly listed: false
      }
    | undefined
  WalletSend: WantedSend | undefined
  WalletSendSelectToken: undefined
  /** Idempotency key: a send with this id happens once, even after a reload. */
  WalletSendPreview: { readonly requestId: string }
  WalletSendConfirmed: undefined
  /** A transaction that is sent but in no block yet, by the id of its first request. */
  WalletSendPending: { readonly id: string }
  Swap:
    | {
        /** Symbol of the sold token. Default: the native currency. */
        readonly fromToken?: string
        /** Symbol of the bought token. */
        readonly toToken?: string
        /** Decimal text in units of the sold token. */
        readonly amount?: string
      }
    | undefined
  /** The side of the swap whose token is selected. */
  SwapSelectToken: { readonly target: 'sourceToken' | 'toToken' }
  /** Idempotency key: a swap with this id happens once, even after a reload. */
  SwapPreview: { readonly requestId: string }
  /** A payment requested by an app, from a wallet or an exchange. */
  Pay: undefined
  /** The confirmation before a payment, from an exchange or the connected wallet. */
  PayQuote: { readonly exchange: { readonly id: string; readonly name: string } } | undefined
  /** Progress and outcome of a payment. */
  PayLoading: undefined
}

export type ViewName = keyof Views
type PageOf<name extends ViewName> = name extends ViewName
  ? undefined extends Views[name]
    ? { readonly view: name; readonly data?: Views[name] }
    : { readonly view: name; readonly data: Views[name] }
  : never
/** A view with exactly its own data, so that an invalid page does not compile. */
export type Page = PageOf<ViewName>
