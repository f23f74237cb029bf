import type { Kit } from '@latchkey/kit'
import type { ApprovalKind, ViewName } from '@latchkey/modal'
import type { ComponentType } from 'react'
import type { ViewHeader } from '../context/Shell.ts'
import { isLoginFirst } from '../login/isLoginFirst.ts'
import { socialNames } from '../login/socialNames.ts'
import type { en, useText } from '../messages/en.ts'
import { getWalletName } from '../wallets/getWalletInfo.ts'
import type { ViewProps } from './ViewProps.ts'

type TitleContext<name extends ViewName> = ViewProps<name> & {
  readonly kit: Kit
  readonly text: ReturnType<typeof useText>
}

/**
 * Exports of a view's file: the view, its footer and its header. Their names contain the name of
 * the view, because one chunk contains several views.
 */
type ViewModule<name extends ViewName> = {
  readonly [key in name]: ComponentType<ViewProps<name>>
} & {
  /** Content below the view, which stays visible while the view scrolls. */
  readonly [key in `${name}Footer`]?: ComponentType
} & {
  /** Content that the view adds to the header of the modal once it has loaded. */
  readonly [key in `${name}Header`]?: ViewHeader
}

/** Keys of titles whose texts have no placeholders. */
type TitleKey = Exclude<Extract<keyof typeof en, `title.${string}`>, 'title.Downloads'>

/**
 * Layout of a view's placeholder: a `list` of rows, a `prompt` with image, text and button, or a
 * `square` such as a QR code.
 */
export type ViewShape = 'list' | 'prompt' | 'square'

/** How the modal loads and shows a view. */
export type ViewEntry<name extends ViewName> = {
  readonly load: () => Promise<ViewModule<name>>
  /**
   * Key of the title in the header, or a function that returns the title. Without it, the header
   * has no title.
   */
  readonly title?: TitleKey | ((context: TitleContext<name>) => string)
  /** Key of the title for screen readers. Only for a view without a visible title. */
  readonly hiddenTitle?: TitleKey
  /** Layout of the placeholder while the view loads. Default: `list`. */
  readonly shape?: ViewShape
  /**
   * Views that the user is likely to open next. The modal preloads them when the browser is idle.
   */
  readonly next?: readonly ViewName[]
}

const approvalTitles = {
  signIn: 'title.ApproveSignIn',
  message: 'title.ApproveMessage',
  transaction: 'title.ApproveTransaction',
} as const satisfies Record<ApprovalKind, string>

/**
 * All views by name. The `moment` comment of an import names the chunk of the view: the build
 * bundles all views with the same name there into one file (decision 0030).
 */
export const registry: { readonly [name in ViewName]: ViewEntry<name> } = {
  Connect: {
    load: () => import(/* moment: open */ './Connect/Connect.tsx'),
    title: ({ kit, text, data }) =>
      text(isLoginFirst(kit, data?.addWalletForNamespace) ? 'title.LogIn' : 'title.Connect'),
    next: ['ConnectingExternal', 'WhatIsAWallet'],
  },
  ConnectingExternal: {
    load: () => import(/* moment: connecting */ './ConnectingExternal/ConnectingExternal.tsx'),
    shape: 'prompt',
    title: ({ kit, data }) => getWalletName(kit, data),
  },
  Account: {
    load: () => import(/* moment: connected */ './Account/Account.tsx'),
    hiddenTitle: 'title.Account',
    shape: 'prompt',
    next: ['Networks', 'ProfileWallets', 'WalletReceive', 'WalletSend'],
  },
  AllWallets: {
    load: () => import(/* moment: wallets */ './AllWallets/AllWallets.tsx'),
    title: 'title.AllWallets',
    next: ['ConnectingExternal'],
  },
  Networks: {
    load: () => import(/* moment: connected */ './Networks/Networks.tsx'),
    title: 'title.Networks',
    next: ['SwitchNetwork'],
  },
  SwitchNetwork: {
    load: () => import(/* moment: connected */ './SwitchNetwork/SwitchNetwork.tsx'),
    shape: 'prompt',
    title: ({ kit, data }) =>
      kit.config.networks.find((network) => network.caipNetworkId === data.caipNetworkId)?.name ??
      '',
  },
  UnsupportedChain: {
    load: () => import(/* moment: connected */ './UnsupportedChain/UnsupportedChain.tsx'),
    title: 'title.UnsupportedChain',
    next: ['SwitchNetwork'],
  },
  SIWXSignMessage: {
    load: () => import(/* moment: connected */ './SIWXSignMessage/SIWXSignMessage.tsx'),
    shape: 'prompt',
    title: 'title.SIWXSignMessage',
  },
  DataCapture: {
    load: () => import(/* moment: login */ './DataCapture/DataCapture.tsx'),
    title: 'title.DataCapture',
    next: ['SIWXSignMessage'],
  },
  DataCaptureOtpConfirm: {
    load: () => import(/* moment: login */ './DataCaptureOtpConfirm/DataCaptureOtpConfirm.tsx'),
    shape: 'prompt',
    title: 'title.EmailVerifyOtp',
  },
  WhatIsAWallet: {
    load: () => import(/* moment: guide */ './WhatIsAWallet/WhatIsAWallet.tsx'),
    title: 'title.WhatIsAWallet',
    next: ['GetWallet'],
  },
  ConnectWallets: {
    load: () => import(/* moment: open */ './ConnectWallets/ConnectWallets.tsx'),
    title: 'title.Connect',
    next: ['ConnectingExternal'],
  },
  Create: {
    load: () => import(/* moment: guide */ './Create/Create.tsx'),
    title: 'title.Create',
    next: ['WhatIsAWallet'],
  },
  GetWallet: {
    load: () => import(/* moment: guide */ './GetWallet/GetWallet.tsx'),
    title: 'title.GetWallet',
  },
  Downloads: {
    load: () => import(/* moment: guide */ './Downloads/Downloads.tsx'),
    title: ({ text, data }) => text('title.Downloads', { wallet: data.wallet.name }),
  },
  WhatIsANetwork: {
    load: () => import(/* moment: guide */ './WhatIsANetwork/WhatIsANetwork.tsx'),
    title: 'title.WhatIsANetwork',
  },
  ConnectingWalletConnect: {
    load: () =>
      import(/* moment: wallets */ './ConnectingWalletConnect/ConnectingWalletConnect.tsx'),
    shape: 'square',
    title: ({ text, data }) => data?.wallet?.name ?? text('title.ConnectingWalletConnect'),
  },
  ConnectingWalletConnectBasic: {
    load: () =>
      import(
        /* moment: wallets */ './ConnectingWalletConnectBasic/ConnectingWalletConnectBasic.tsx'
      ),
    shape: 'square',
    title: 'title.ConnectingWalletConnect',
    next: ['AllWallets'],
  },
  ConnectingMultiChain: {
    load: () => import(/* moment: connecting */ './ConnectingMultiChain/ConnectingMultiChain.tsx'),
    title: 'title.ConnectingMultiChain',
    next: ['ConnectingExternal'],
  },
  UsageExceeded: {
    load: () => import(/* moment: guide */ './UsageExceeded/UsageExceeded.tsx'),
    title: 'title.UsageExceeded',
  },
  SwitchActiveChain: {
    load: () => import(/* moment: connected */ './SwitchActiveChain/SwitchActiveChain.tsx'),
    title: 'title.SwitchActiveChain',
    next: ['Connect'],
  },
  ProfileWallets: {
    load: () => import(/* moment: connected */ './ProfileWallets/ProfileWallets.tsx'),
    title: 'title.ProfileWallets',
    next: ['Connect'],
  },
  EmailLogin: {
    load: () => import(/* moment: login */ './EmailLogin/EmailLogin.tsx'),
    title: 'title.EmailLogin',
  },
  EmailVerifyOtp: {
    load: () => import(/* moment: login */ './EmailVerifyOtp/EmailVerifyOtp.tsx'),
    shape: 'prompt',
    title: 'title.EmailVerifyOtp',
  },
  EmailVerifyDevice: {
    load: () => import(/* moment: login */ './EmailVerifyDevice/EmailVerifyDevice.tsx'),
    shape: 'prompt',
    title: 'title.EmailVerifyDevice',
  },
  ConnectSocials: {
    load: () => import(/* moment: login */ './ConnectSocials/ConnectSocials.tsx'),
    title: 'title.ConnectSocials',
  },
  ConnectingSocial: {
    load: () => import(/* moment: login */ './ConnectingSocial/ConnectingSocial.tsx'),
    shape: 'prompt',
    title: ({ data }) => socialNames[data.provider],
  },
  ConnectingFarcaster: {
    load: () => import(/* moment: login */ './ConnectingFarcaster/ConnectingFarcaster.tsx'),
    shape: 'square',
    title: 'title.ConnectingFarcaster',
  },
  RecoverWallet: {
    load: () => import(/* moment: login */ './RecoverWallet/RecoverWallet.tsx'),
    title: 'title.RecoverWallet',
  },
  ApproveTransaction: {
    load: () => import(/* moment: login */ './ApproveTransaction/ApproveTransaction.tsx'),
    shape: 'square',
    title: ({ text, data }) => text(approvalTitles[data?.kind ?? 'transaction']),
  },
  UpdateEmailWallet: {
    load: () => import(/* moment: login */ './UpdateEmailWallet/UpdateEmailWallet.tsx'),
    title: 'title.UpdateEmailWallet',
  },
  UpdateEmailPrimaryOtp: {
    load: () => import(/* moment: login */ './UpdateEmailPrimaryOtp/UpdateEmailPrimaryOtp.tsx'),
    shape: 'prompt',
    title: 'title.UpdateEmailPrimaryOtp',
  },
  UpdateEmailSecondaryOtp: {
    load: () => import(/* moment: login */ './UpdateEmailSecondaryOtp/UpdateEmailSecondaryOtp.tsx'),
    shape: 'prompt',
    title: 'title.UpdateEmailSecondaryOtp',
  },
  UpgradeEmailWallet: {
    load: () => import(/* moment: login */ './UpgradeEmailWallet/UpgradeEmailWallet.tsx'),
    title: 'title.UpgradeEmailWallet',
  },
  FundWallet: {
    load: () => import(/* moment: funds */ './FundWallet/FundWallet.tsx'),
    title: 'title.FundWallet',
    next: ['WalletReceive', 'OnRampProviders', 'BuyInProgress'],
  },
  OnRampProviders: {
    load: () => import(/* moment: funds */ './OnRampProviders/OnRampProviders.tsx'),
    title: 'title.OnRampProviders',
    next: ['BuyInProgress'],
  },
  OnRampFiatSelect: {
    load: () => import(/* moment: funds */ './OnRampFiatSelect/OnRampFiatSelect.tsx'),
    title: 'title.OnRampFiatSelect',
  },
  OnRampTokenSelect: {
    load: () => import(/* moment: funds */ './OnRampTokenSelect/OnRampTokenSelect.tsx'),
    title: 'title.SelectToken',
  },
  BuyInProgress: {
    load: () => import(/* moment: funds */ './BuyInProgress/BuyInProgress.tsx'),
    shape: 'prompt',
    title: 'title.BuyInProgress',
  },
  WhatIsABuy: {
    load: () => import(/* moment: funds */ './WhatIsABuy/WhatIsABuy.tsx'),
    shape: 'prompt',
    title: 'title.WhatIsABuy',
  },
  PayWithExchange: {
    load: () => import(/* moment: deposit */ './PayWithExchange/PayWithExchange.tsx'),
  },
  PayWithExchangeSelectAsset: {
    load: () =>
      import(/* moment: deposit */ './PayWithExchangeSelectAsset/PayWithExchangeSelectAsset.tsx'),
  },
  WalletReceive: {
    load: () => import(/* moment: funds */ './WalletReceive/WalletReceive.tsx'),
    shape: 'square',
    title: 'title.WalletReceive',
    next: ['WalletCompatibleNetworks'],
  },
  WalletCompatibleNetworks: {
    load: () =>
      import(/* moment: funds */ './WalletCompatibleNetworks/WalletCompatibleNetworks.tsx'),
    title: 'title.WalletCompatibleNetworks',
  },
  Transactions: {
    load: () => import(/* moment: funds */ './Transactions/Transactions.tsx'),
    title: 'title.Transactions',
  },
  NftDetails: {
    load: () => import(/* moment: funds */ './NftDetails/NftDetails.tsx'),
    shape: 'square',
    title: ({ data }) => data.nft.name,
  },
  AccountSettings: {
    load: () => import(/* moment: connected */ './AccountSettings/AccountSettings.tsx'),
    hiddenTitle: 'title.AccountSettings',
    next: ['Networks'],
  },
  SmartAccountSettings: {
    load: () => import(/* moment: login */ './SmartAccountSettings/SmartAccountSettings.tsx'),
    title: 'title.SmartAccountSettings',
  },
  ChooseAccountName: {
    load: () => import(/* moment: names */ './ChooseAccountName/ChooseAccountName.tsx'),
    hiddenTitle: 'title.RegisterAccountName',
    shape: 'prompt',
    next: ['RegisterAccountName'],
  },
  RegisterAccountName: {
    load: () => import(/* moment: names */ './RegisterAccountName/RegisterAccountName.tsx'),
    title: 'title.RegisterAccountName',
  },
  RegisterAccountNameSuccess: {
    load: () =>
      import(/* moment: names */ './RegisterAccountNameSuccess/RegisterAccountNameSuccess.tsx'),
    hiddenTitle: 'title.RegisterAccountName',
    shape: 'prompt',
  },
  SmartSessionList: {
    load: () => import(/* moment: permissions */ './SmartSessionList/SmartSessionList.tsx'),
  },
  SmartSessionCreated: {
    load: () => import(/* moment: permissions */ './SmartSessionCreated/SmartSessionCreated.tsx'),
    hiddenTitle: 'title.SmartSessionCreated',
    shape: 'prompt',
  },
  WalletSend: {
    load: () => import(/* moment: send */ './WalletSend/WalletSend.tsx'),
    title: 'title.WalletSend',
  },
  WalletSendSelectToken: {
    load: () => import(/* moment: send */ './WalletSendSelectToken/WalletSendSelectToken.tsx'),
    title: 'title.SelectToken',
  },
  WalletSendPreview: {
    load: () => import(/* moment: send */ './WalletSendPreview/WalletSendPreview.tsx'),
    title: 'title.WalletSendPreview',
  },
  WalletSendConfirmed: {
    load: () => import(/* moment: send */ './WalletSendConfirmed/WalletSendConfirmed.tsx'),
    shape: 'prompt',
    title: 'title.WalletSendConfirmed',
  },
  WalletSendPending: {
    load: () => import(/* moment: send */ './WalletSendPending/WalletSendPending.tsx'),
    title: 'title.Transactions',
  },
  Swap: {
    load: () => import(/* moment: swap */ './Swap/Swap.tsx'),
    title: 'title.Swap',
  },
  SwapSelectToken: {
    load: () => import(/* moment: swap */ './SwapSelectToken/SwapSelectToken.tsx'),
    title: 'title.SelectToken',
  },
  SwapPreview: {
    load: () => import(/* moment: swap */ './SwapPreview/SwapPreview.tsx'),
  },
  Pay: {
    load: () => import(/* moment: pay */ './Pay/Pay.tsx'),
  },
  PayQuote: {
    load: () => import(/* moment: pay */ './PayQuote/PayQuote.tsx'),
    shape: 'prompt',
  },
  PayLoading: {
    load: () => import(/* moment: pay */ './PayLoading/PayLoading.tsx'),
    shape: 'prompt',
  },
}
