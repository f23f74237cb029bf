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

/** Every view, by the name of its page. Each is a chunk of its own. */
export const registry: { readonly [name in ViewName]: ViewEntry<name> } = {
  Connect: {
    load: () => import('./Connect.tsx'),
    title: ({ text }) => text('title.Connect'),
    next: ['ConnectingExternal', 'WhatIsAWallet'],
  },
  ConnectingExternal: {
    load: () => import('./ConnectingExternal.tsx'),
    title: ({ kit, data }) => getWalletName(kit, data),
  },
  Account: { load: () => import('./Account.tsx'), next: ['Networks', 'ProfileWallets'] },
  AllWallets: {
    load: () => import('./AllWallets.tsx'),
    title: ({ text }) => text('title.AllWallets'),
    next: ['ConnectingExternal'],
  },
  Networks: {
    load: () => import('./Networks.tsx'),
    title: ({ text }) => text('title.Networks'),
    next: ['SwitchNetwork'],
  },
  SwitchNetwork: {
    load: () => import('./SwitchNetwork.tsx'),
    title: ({ kit, data }) =>
      kit.config.networks.find((network) => network.caipNetworkId === data.caipNetworkId)?.name ??
      '',
  },
  UnsupportedChain: {
    load: () => import('./UnsupportedChain.tsx'),
    title: ({ text }) => text('title.UnsupportedChain'),
    next: ['SwitchNetwork'],
  },
  SIWXSignMessage: {
    load: () => import('./SIWXSignMessage.tsx'),
    title: ({ text }) => text('title.SIWXSignMessage'),
  },
  WhatIsAWallet: {
    load: () => import('./WhatIsAWallet.tsx'),
    title: ({ text }) => text('title.WhatIsAWallet'),
    next: ['GetWallet'],
  },
  ConnectWallets: {
    load: () => import('./ConnectWallets.tsx'),
    title: ({ text }) => text('title.Connect'),
    next: ['ConnectingExternal'],
  },
  GetWallet: {
    load: () => import('./GetWallet.tsx'),
    title: ({ text }) => text('title.GetWallet'),
  },
  Downloads: {
    load: () => import('./Downloads.tsx'),
    title: ({ text, data }) => text('title.Downloads', { wallet: data.wallet.name }),
  },
  WhatIsANetwork: {
    load: () => import('./WhatIsANetwork.tsx'),
    title: ({ text }) => text('title.WhatIsANetwork'),
  },
  ConnectingWalletConnect: {
    load: () => import('./ConnectingWalletConnect.tsx'),
    title: ({ text, data }) => data?.wallet?.name ?? text('title.ConnectingWalletConnect'),
  },
  ConnectingWalletConnectBasic: {
    load: () => import('./ConnectingWalletConnectBasic.tsx'),
    title: ({ text }) => text('title.ConnectingWalletConnect'),
    next: ['AllWallets'],
  },
  ConnectingMultiChain: {
    load: () => import('./ConnectingMultiChain.tsx'),
    title: ({ text }) => text('title.ConnectingMultiChain'),
    next: ['ConnectingExternal'],
  },
  SwitchActiveChain: {
    load: () => import('./SwitchActiveChain.tsx'),
    title: ({ text }) => text('title.SwitchActiveChain'),
    next: ['Connect'],
  },
  ProfileWallets: {
    load: () => import('./ProfileWallets.tsx'),
    title: ({ text }) => text('title.ProfileWallets'),
    next: ['Connect'],
  },
}
