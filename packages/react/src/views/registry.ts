import type { Kit } from '@latchkey/kit'
import type { ApprovalKind, ViewName, Views } from '@latchkey/modal'
import type { ComponentType } from 'react'
import { isLoginFirst } from '../login/isLoginFirst.ts'
import { socialNames } from '../login/socialNames.ts'
import type { Text } from '../messages/createText.ts'
import { getWalletName } from '../wallets/getWalletInfo.ts'

export type ViewProps<name extends ViewName> = { readonly data: Views[name] }

type TitleContext<name extends ViewName> = ViewProps<name> & {
  readonly kit: Kit
  readonly text: Text
}

type ViewModule<name extends ViewName> = {
  readonly default: ComponentType<ViewProps<name>>
  /** Stays below the view while its content scrolls. */
  readonly Footer?: ComponentType
}

/** What a view looks like from afar: `list` of rows, `prompt` with a picture, words and a button, or a `square` code. */
export type ViewShape = 'list' | 'prompt' | 'square'

/** What the shell knows of a view. */
export type ViewEntry<name extends ViewName> = {
  readonly load: () => Promise<ViewModule<name>>
  /** Title in the header; a view without one has an empty header. */
  readonly title?: (context: TitleContext<name>) => string
  /** Its place while it is fetched; by default a list. */
  readonly shape?: ViewShape
  /** Views a person is likely to open from here; fetched when the modal has settled. */
  readonly next?: readonly ViewName[]
}

const approvalTitles = {
  signIn: 'title.ApproveSignIn',
  message: 'title.ApproveMessage',
  transaction: 'title.ApproveTransaction',
} as const satisfies Record<ApprovalKind, string>

/**
 * Every view, by the name of its page. Views that follow each other load together, as a group: a chunk per view would
 * scatter what they share over dozens of small files.
 */
export const registry: { readonly [name in ViewName]: ViewEntry<name> } = {
  Connect: {
    load: async () => (await import('./groups/connect.ts')).connect.Connect,
    title: ({ kit, text, data }) =>
      text(isLoginFirst(kit, data?.addWalletForNamespace) ? 'title.LogIn' : 'title.Connect'),
    next: ['ConnectingExternal', 'WhatIsAWallet'],
  },
  ConnectingExternal: {
    load: async () => (await import('./groups/connecting.ts')).connecting.ConnectingExternal,
    shape: 'prompt',
    title: ({ kit, data }) => getWalletName(kit, data),
  },
  Account: {
    load: async () => (await import('./groups/account.ts')).account.Account,
    shape: 'prompt',
    next: ['Networks', 'ProfileWallets'],
  },
  AllWallets: {
    load: async () => (await import('./groups/allWallets.ts')).allWallets.AllWallets,
    title: ({ text }) => text('title.AllWallets'),
    next: ['ConnectingExternal'],
  },
  Networks: {
    load: async () => (await import('./groups/networks.ts')).networks.Networks,
    title: ({ text }) => text('title.Networks'),
    next: ['SwitchNetwork'],
  },
  SwitchNetwork: {
    load: async () => (await import('./groups/networks.ts')).networks.SwitchNetwork,
    shape: 'prompt',
    title: ({ kit, data }) =>
      kit.config.networks.find((network) => network.caipNetworkId === data.caipNetworkId)?.name ??
      '',
  },
  UnsupportedChain: {
    load: async () => (await import('./groups/networks.ts')).networks.UnsupportedChain,
    title: ({ text }) => text('title.UnsupportedChain'),
    next: ['SwitchNetwork'],
  },
  SIWXSignMessage: {
    load: async () => (await import('./groups/signIn.ts')).signIn.SIWXSignMessage,
    shape: 'prompt',
    title: ({ text }) => text('title.SIWXSignMessage'),
  },
  DataCapture: {
    load: async () => (await import('./groups/capture.ts')).capture.DataCapture,
    title: ({ text }) => text('title.DataCapture'),
    next: ['SIWXSignMessage'],
  },
  DataCaptureOtpConfirm: {
    load: async () => (await import('./groups/capture.ts')).capture.DataCaptureOtpConfirm,
    shape: 'prompt',
    title: ({ text }) => text('title.EmailVerifyOtp'),
  },
  WhatIsAWallet: {
    load: async () => (await import('./groups/guide.ts')).guide.WhatIsAWallet,
    title: ({ text }) => text('title.WhatIsAWallet'),
    next: ['GetWallet'],
  },
  ConnectWallets: {
    load: async () => (await import('./groups/connect.ts')).connect.ConnectWallets,
    title: ({ text }) => text('title.Connect'),
    next: ['ConnectingExternal'],
  },
  Create: {
    load: async () => (await import('./groups/guide.ts')).guide.Create,
    title: ({ text }) => text('title.Create'),
    next: ['WhatIsAWallet'],
  },
  GetWallet: {
    load: async () => (await import('./groups/guide.ts')).guide.GetWallet,
    title: ({ text }) => text('title.GetWallet'),
  },
  Downloads: {
    load: async () => (await import('./groups/guide.ts')).guide.Downloads,
    title: ({ text, data }) => text('title.Downloads', { wallet: data.wallet.name }),
  },
  WhatIsANetwork: {
    load: async () => (await import('./groups/guide.ts')).guide.WhatIsANetwork,
    title: ({ text }) => text('title.WhatIsANetwork'),
  },
  ConnectingWalletConnect: {
    load: async () => (await import('./groups/pairing.ts')).pairing.ConnectingWalletConnect,
    shape: 'square',
    title: ({ text, data }) => data?.wallet?.name ?? text('title.ConnectingWalletConnect'),
  },
  ConnectingWalletConnectBasic: {
    load: async () => (await import('./groups/pairing.ts')).pairing.ConnectingWalletConnectBasic,
    shape: 'square',
    title: ({ text }) => text('title.ConnectingWalletConnect'),
    next: ['AllWallets'],
  },
  ConnectingMultiChain: {
    load: async () => (await import('./groups/connecting.ts')).connecting.ConnectingMultiChain,
    title: ({ text }) => text('title.ConnectingMultiChain'),
    next: ['ConnectingExternal'],
  },
  UsageExceeded: {
    load: async () => (await import('./groups/guide.ts')).guide.UsageExceeded,
    title: ({ text }) => text('title.UsageExceeded'),
  },
  SwitchActiveChain: {
    load: async () => (await import('./groups/networks.ts')).networks.SwitchActiveChain,
    title: ({ text }) => text('title.SwitchActiveChain'),
    next: ['Connect'],
  },
  ProfileWallets: {
    load: async () => (await import('./groups/networks.ts')).networks.ProfileWallets,
    title: ({ text }) => text('title.ProfileWallets'),
    next: ['Connect'],
  },
  EmailLogin: {
    load: async () => (await import('./groups/login.ts')).login.EmailLogin,
    title: ({ text }) => text('title.EmailLogin'),
  },
  EmailVerifyOtp: {
    load: async () => (await import('./groups/login.ts')).login.EmailVerifyOtp,
    shape: 'prompt',
    title: ({ text }) => text('title.EmailVerifyOtp'),
  },
  EmailVerifyDevice: {
    load: async () => (await import('./groups/login.ts')).login.EmailVerifyDevice,
    shape: 'prompt',
    title: ({ text }) => text('title.EmailVerifyDevice'),
  },
  ConnectSocials: {
    load: async () => (await import('./groups/login.ts')).login.ConnectSocials,
    title: ({ text }) => text('title.ConnectSocials'),
  },
  ConnectingSocial: {
    load: async () => (await import('./groups/login.ts')).login.ConnectingSocial,
    shape: 'prompt',
    title: ({ data }) => socialNames[data.provider],
  },
  ConnectingFarcaster: {
    load: async () => (await import('./groups/login.ts')).login.ConnectingFarcaster,
    shape: 'square',
    title: ({ text }) => text('title.ConnectingFarcaster'),
  },
  RecoverWallet: {
    load: async () => (await import('./groups/frame.ts')).frame.RecoverWallet,
    title: ({ text }) => text('title.RecoverWallet'),
  },
  ApproveTransaction: {
    load: async () => (await import('./groups/frame.ts')).frame.ApproveTransaction,
    shape: 'square',
    title: ({ text, data }) => text(approvalTitles[data?.kind ?? 'transaction']),
  },
  UpdateEmailWallet: {
    load: async () => (await import('./groups/settings.ts')).settings.UpdateEmailWallet,
    title: ({ text }) => text('title.UpdateEmailWallet'),
  },
  UpdateEmailPrimaryOtp: {
    load: async () => (await import('./groups/settings.ts')).settings.UpdateEmailPrimaryOtp,
    shape: 'prompt',
    title: ({ text }) => text('title.UpdateEmailPrimaryOtp'),
  },
  UpdateEmailSecondaryOtp: {
    load: async () => (await import('./groups/settings.ts')).settings.UpdateEmailSecondaryOtp,
    shape: 'prompt',
    title: ({ text }) => text('title.UpdateEmailSecondaryOtp'),
  },
  UpgradeEmailWallet: {
    load: async () => (await import('./groups/settings.ts')).settings.UpgradeEmailWallet,
    title: ({ text }) => text('title.UpgradeEmailWallet'),
  },
  AccountSettings: {
    load: async () => (await import('./groups/settings.ts')).settings.AccountSettings,
    next: ['Networks'],
  },
  SmartAccountSettings: {
    load: async () => (await import('./groups/settings.ts')).settings.SmartAccountSettings,
    title: ({ text }) => text('title.SmartAccountSettings'),
  },
}
