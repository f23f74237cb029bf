import type { CaipNetworkId, ChainNamespace, DirectoryWallet } from '@latchkey/core'

/** Social providers that log in through a browser window. Farcaster has a separate view. */
type WindowProvider = 'google' | 'x' | 'discord' | 'github' | 'apple' | 'facebook'

/** A connector of a wallet in one namespace. */
type ConnectorPlace = { readonly connectorId: string; readonly namespace: ChainNamespace }

/** Kinds of requests that the user approves in the secure frame. */
export type ApprovalKind = 'signIn' | 'message' | 'transaction'

/**
 * A pending change of the email address. Afterwards the modal shows `redirectView`, or stays on its
 * last page if that is absent.
 */
type EmailChange = {
  /** The current email address of the login. */
  readonly email: string
  readonly newEmail: string
  readonly redirectView?: 'Account' | 'AccountSettings' | undefined
}

/** A transfer requested by an app. The user can send it unchanged or leave the view. */
export type WantedSend = {
  readonly caipNetworkId: CaipNetworkId
  /**
   * Address of the token contract or mint, without a CAIP prefix. Absent for the native currency.
   */
  readonly token?: string | undefined
  /** Decimal amount in whole tokens, e.g. `0.5`. */
  readonly amount: string
  /** Address of the recipient without a CAIP prefix, or a registered name. */
  readonly to: string
  /** Idempotency key of the transfer. Default: a new id for each preview. */
  readonly requestId?: string | undefined
}

/** A collectible, with the data that the list of collectibles has already loaded. */
export type ShownNft = {
  /** CAIP-2 id of the chain on which the collectible exists. */
  readonly chain: string
  readonly contract: string
  readonly tokenId: string
  readonly standard: 'ERC721' | 'ERC1155' | 'SPL'
  readonly amount: string
  readonly name: string
  readonly description?: string | null | undefined
  readonly collection: { readonly name?: string | null | undefined }
  /** Absent if the collectible has no image or the image must not be loaded. */
  readonly imageUrl?: string | undefined
  readonly isSpam: boolean
}

/** All views of the modal, each with the type of the data that its page carries. */
export type Views = {
  Connect:
    | {
        readonly addWalletForNamespace?: ChainNamespace
        /** The view to show after a connection, instead of the account. */
        readonly redirectView?: 'WalletSend' | 'Pay'
      }
    | undefined
  ConnectingExternal: ConnectorPlace & {
    /** Connectors of the same wallet in other namespaces. */
    readonly others?: readonly ConnectorPlace[]
  }
  Account:
    | {
        /** The tab of the account view to open. Default: `tokens`. */
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
         * Set if the network supports no swaps. The view then lists the networks that do, and can
         * be closed.
         */
        readonly swap?: true
      }
    | undefined
  SIWXSignMessage:
    | {
        /**
         * Requests the signature without a click, because the user has just connected the wallet.
         */
        readonly atOnce?: boolean
      }
    | undefined
  /** Requests the email of the user who signs in. */
  DataCapture: { readonly email?: string } | undefined
  DataCaptureOtpConfirm: { readonly email: string }
  WhatIsAWallet: undefined
  /**
   * Connects the given wallet on this or another device. Without a wallet, shows a QR code that any
   * wallet can scan.
   */
  ConnectingWalletConnect:
    | {
        readonly wallet?: DirectoryWallet
        /**
         * Position of the wallet in its list, and the id of that list. Both are only used in
         * analytics events.
         */
        readonly displayIndex?: number
        readonly from?: string
        /**
         * Whether the tap that opened this page has also opened the wallet's app with the pairing.
         */
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
  /** Shown instead of the connecting views if the project has exceeded its plan. */
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
  /** Shown if a login succeeded but its wallet must first be recovered on this device. */
  RecoverWallet: undefined
  /**
   * Reserves the area in which the secure frame shows a request for approval. Default kind: a
   * transaction.
   */
  ApproveTransaction: { readonly kind: ApprovalKind } | undefined
  UpdateEmailWallet: Pick<EmailChange, 'redirectView'> | undefined
  UpdateEmailPrimaryOtp: EmailChange
  UpdateEmailSecondaryOtp: EmailChange
  UpgradeEmailWallet: undefined
  /** Lists the methods to add funds to the account. */
  FundWallet: undefined
  /** The list of on-ramp providers. */
  OnRampProviders: undefined
  /** The currency selection of a purchase: fiat currency and bought asset. */
  OnRampFiatSelect: undefined
  OnRampTokenSelect: undefined
  /** Waits while the user buys on the provider's page, whose window was opened or blocked. */
  BuyInProgress: {
    readonly name: string
    readonly imageUrl?: string | undefined
    readonly url: string
    readonly failed: boolean
  }
  WhatIsABuy: undefined
  /** Deposits funds from an exchange to the account. */
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
  /** The registered name, including its zone, e.g. `mira.latchkey.id`. */
  RegisterAccountNameSuccess: { readonly name: string }
  /** Permissions that apps hold for the account. */
  SmartSessionList: undefined
  SmartSessionCreated:
    | {
        /** Set if the blockchain API, which lists smart sessions, has not accepted this one yet. */
        readonly listed: false
      }
    | undefined
  WalletSend: WantedSend | undefined
  WalletSendSelectToken: undefined
  /** Idempotency key: a send with this id happens once, even after a reload. */
  WalletSendPreview: { readonly requestId: string }
  WalletSendConfirmed: undefined
  /** Shows a transaction that is sent and not mined yet. `id` is the id of its first request. */
  WalletSendPending: { readonly id: string }
  Swap:
    | {
        /** Symbol of the token to sell. Default: the native currency. */
        readonly fromToken?: string
        /** Symbol of the token to buy. */
        readonly toToken?: string
        /** Decimal amount in whole units of the token to sell. */
        readonly amount?: string
      }
    | undefined
  /** Side of the swap for which the user selects a token. */
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
/**
 * A page of the modal: a view together with its data. A view with the wrong data does not compile.
 */
export type Page = PageOf<ViewName>
