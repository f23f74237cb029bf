import type { CaipNetworkId, ChainNamespace, DirectoryWallet } from '@latchkey/core'

/** Providers whose window a login goes through; Farcaster has a page of its own. */
type WindowProvider = 'google' | 'x' | 'discord' | 'github' | 'apple' | 'facebook'

/** A wallet of the page in one of its ecosystems. */
type ConnectorPlace = { readonly connectorId: string; readonly namespace: ChainNamespace }

/** What waits for an approval. */
export type ApprovalKind = 'signIn' | 'message' | 'transaction'

/** Where a change of e-mail ends; without one the modal stays on its last page. */
type EmailChange = {
  /** The address of now. */
  readonly email: string
  readonly newEmail: string
  readonly redirectView?: 'Account' | 'AccountSettings' | undefined
}

/** What an app wants sent: the person sends it as it is, or leaves. */
export type WantedSend = {
  readonly caipNetworkId: CaipNetworkId
  /** Plain address of a token; absent for the coin of the network. */
  readonly token?: string | undefined
  /** Decimal text, in the token. */
  readonly amount: string
  /** Plain address, or a name. */
  readonly to: string
  /** What stands under this id is sent once. Default: another with every preview. */
  readonly requestId?: string | undefined
}

/** A collectible as the list had it. */
export type ShownNft = {
  /** CAIP-2. */
  readonly chain: string
  readonly contract: string
  readonly tokenId: string
  readonly standard: 'ERC721' | 'ERC1155' | 'SPL'
  readonly amount: string
  readonly name: string
  readonly description?: string | null | undefined
  readonly collection: { readonly name?: string | null | undefined }
  /** Absent: none that may be shown. */
  readonly imageUrl?: string | undefined
  readonly isSpam: boolean
}

/** Every view that exists, with the data its page carries. One line per view. */
export type Views = {
  Connect:
    | {
        readonly addWalletForNamespace?: ChainNamespace
        /** Where a wallet that was connected here leads, in place of the account. */
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
        /** Nobody swaps on the network: those where somebody does. It can be left. */
        readonly swap?: true
      }
    | undefined
  SIWXSignMessage:
    | {
        /** Asks the wallet without a press: a person has just connected it. */
        readonly atOnce?: boolean
      }
    | undefined
  /** Asks for the e-mail of whoever signs in. */
  DataCapture: { readonly email?: string } | undefined
  DataCaptureOtpConfirm: { readonly email: string }
  WhatIsAWallet: undefined
  /** Without a wallet: the QR code any wallet can scan. */
  ConnectingWalletConnect:
    | {
        readonly wallet?: DirectoryWallet
        /** Where it stood in the list it was chosen from, and which list that was: for events. */
        readonly displayIndex?: number
        readonly from?: string
        /** The wallet's app was opened with the pairing already, by the tap that led here. */
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
  /** Logins alone: a wallet for who has none. */
  Create: undefined
  Downloads: { readonly wallet: DirectoryWallet }
  WhatIsANetwork: undefined
  /** The project's plan is used up: where a page that connects would be. */
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
  /** The login is known, its wallet has to be recovered on this device first. */
  RecoverWallet: undefined
  /** The secure frame asks for approval in the place this page keeps for it. Without a kind it is a transaction. */
  ApproveTransaction: { readonly kind: ApprovalKind } | undefined
  UpdateEmailWallet: Pick<EmailChange, 'redirectView'> | undefined
  UpdateEmailPrimaryOtp: EmailChange
  UpdateEmailSecondaryOtp: EmailChange
  UpgradeEmailWallet: undefined
  /** Ways to get something onto the account. */
  FundWallet: undefined
  /** Who sells coins. */
  OnRampProviders: undefined
  /** What is paid with, and what is bought. */
  OnRampFiatSelect: undefined
  OnRampTokenSelect: undefined
  /** A window of a provider was opened, or could not be. */
  BuyInProgress: {
    readonly name: string
    readonly imageUrl?: string | undefined
    readonly url: string
    readonly failed: boolean
  }
  WhatIsABuy: undefined
  /** What is held at an exchange is sent to the account. */
  PayWithExchange: undefined
  PayWithExchangeSelectAsset: undefined
  /** The own address, to be sent something. */
  WalletReceive: undefined
  WalletCompatibleNetworks: undefined
  /** What the account has done on its network. */
  Transactions: undefined
  NftDetails: { readonly nft: ShownNft }
  AccountSettings: undefined
  SmartAccountSettings: undefined
  /** Tells who has no name yet what one is for. */
  ChooseAccountName: undefined
  RegisterAccountName: undefined
  /** The whole name, with its zone. */
  RegisterAccountNameSuccess: { readonly name: string }
  /** What apps may do for the account by permissions. */
  SmartSessionList: undefined
  SmartSessionCreated:
    | {
        /** The service has not taken it yet. */
        readonly listed: false
      }
    | undefined
  WalletSend: WantedSend | undefined
  WalletSendSelectToken: undefined
  /** Whatever happens to the page, what stands under this id is sent once. */
  WalletSendPreview: { readonly requestId: string }
  WalletSendConfirmed: undefined
  /** Something that was sent and is in no block yet, by the id it was first asked for under. */
  WalletSendPending: { readonly id: string }
  Swap:
    | {
        /** Symbol of the token that is sold; the coin by default. */
        readonly fromToken?: string
        /** Symbol of the token that is bought. */
        readonly toToken?: string
        /** Decimal text, in the token that is sold. */
        readonly amount?: string
      }
    | undefined
  /** Which of the two tokens is chosen. */
  SwapSelectToken: { readonly target: 'sourceToken' | 'toToken' }
  /** Whatever happens to the page, what stands under this id is swapped once. */
  SwapPreview: { readonly requestId: string }
  /** An app asks for a payment: by wallet, or from an exchange. */
  Pay: undefined
  /** The last look before it is paid: from an exchange, or by the wallet in use. */
  PayQuote: { readonly exchange: { readonly id: string; readonly name: string } } | undefined
  /** How far a payment is, and how it ended. */
  PayLoading: undefined
}

export type ViewName = keyof Views
type PageOf<name extends ViewName> = name extends ViewName
  ? undefined extends Views[name]
    ? { readonly view: name; readonly data?: Views[name] }
    : { readonly view: name; readonly data: Views[name] }
  : never
/** A view with exactly its own data: an impossible page cannot be written. */
export type Page = PageOf<ViewName>
