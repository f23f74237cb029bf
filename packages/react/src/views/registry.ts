import type { Kit } from '@latchkey/kit'
import type { ViewName, Views } from '@latchkey/modal'
import type { ComponentType } from 'react'
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

/** What the shell knows of a view. */
export type ViewEntry<name extends ViewName> = {
  readonly load: () => Promise<ViewModule<name>>
  /** Title in the header; a view without one has an empty header. */
  readonly title?: (context: TitleContext<name>) => string
  /** Views a person is likely to open from here; fetched when the modal has settled. */
  readonly next?: readonly ViewName[]
}

/**
 * Every view, by the name of its page. Views that follow each other load together, as a group: a chunk per view would
 * scatter what they share over dozens of small files.
 */
export const registry: { readonly [name in ViewName]: ViewEntry<name> } = {
  Connect: {
    load: async () => (await import('./groups/connect.ts')).Connect,
    title: ({ text }) => text('title.Connect'),
    next: ['ConnectingExternal', 'WhatIsAWallet'],
  },
  ConnectingExternal: {
    load: async () => (await import('./groups/connecting.ts')).ConnectingExternal,
    title: ({ kit, data }) => getWalletName(kit, data),
  },
  Account: { load: () => import('./Account.tsx'), next: ['Networks', 'ProfileWallets'] },
  AllWallets: {
    load: () => import('./AllWallets.tsx'),
    title: ({ text }) => text('title.AllWallets'),
    next: ['ConnectingExternal'],
  },
  Networks: {
    load: async () => (await import('./groups/networks.ts')).Networks,
    title: ({ text }) => text('title.Networks'),
    next: ['SwitchNetwork'],
  },
  SwitchNetwork: {
    load: async () => (await import('./groups/networks.ts')).SwitchNetwork,
    title: ({ kit, data }) =>
      kit.config.networks.find((network) => network.caipNetworkId === data.caipNetworkId)?.name ??
      '',
  },
  UnsupportedChain: {
    load: async () => (await import('./groups/networks.ts')).UnsupportedChain,
    title: ({ text }) => text('title.UnsupportedChain'),
    next: ['SwitchNetwork'],
  },
  SIWXSignMessage: {
    load: () => import('./SIWXSignMessage.tsx'),
    title: ({ text }) => text('title.SIWXSignMessage'),
  },
  WhatIsAWallet: {
    load: async () => (await import('./groups/guide.ts')).WhatIsAWallet,
    title: ({ text }) => text('title.WhatIsAWallet'),
    next: ['GetWallet'],
  },
  ConnectWallets: {
    load: async () => (await import('./groups/connect.ts')).ConnectWallets,
    title: ({ text }) => text('title.Connect'),
    next: ['ConnectingExternal'],
  },
  GetWallet: {
    load: async () => (await import('./groups/guide.ts')).GetWallet,
    title: ({ text }) => text('title.GetWallet'),
  },
  Downloads: {
    load: async () => (await import('./groups/guide.ts')).Downloads,
    title: ({ text, data }) => text('title.Downloads', { wallet: data.wallet.name }),
  },
  WhatIsANetwork: {
    load: async () => (await import('./groups/guide.ts')).WhatIsANetwork,
    title: ({ text }) => text('title.WhatIsANetwork'),
  },
  ConnectingWalletConnect: {
    load: async () => (await import('./groups/pairing.ts')).ConnectingWalletConnect,
    title: ({ text, data }) => data?.wallet?.name ?? text('title.ConnectingWalletConnect'),
  },
  ConnectingWalletConnectBasic: {
    load: async () => (await import('./groups/pairing.ts')).ConnectingWalletConnectBasic,
    title: ({ text }) => text('title.ConnectingWalletConnect'),
    next: ['AllWallets'],
  },
  ConnectingMultiChain: {
    load: async () => (await import('./groups/connecting.ts')).ConnectingMultiChain,
    title: ({ text }) => text('title.ConnectingMultiChain'),
    next: ['ConnectingExternal'],
  },
  SwitchActiveChain: {
    load: async () => (await import('./groups/networks.ts')).SwitchActiveChain,
    title: ({ text }) => text('title.SwitchActiveChain'),
    next: ['Connect'],
  },
  ProfileWallets: {
    load: async () => (await import('./groups/networks.ts')).ProfileWallets,
    title: ({ text }) => text('title.ProfileWallets'),
    next: ['Connect'],
  },
}
