import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'

/** Every view that exists, with the data its page carries. One line per view. */
export type Views = {
  Connect: { readonly addWalletForNamespace?: ChainNamespace } | undefined
  ConnectingExternal: { readonly connectorId: string; readonly namespace: ChainNamespace }
  Account: undefined
  AllWallets: undefined
  Networks: undefined
  SwitchNetwork: { readonly caipNetworkId: CaipNetworkId }
  UnsupportedChain: { readonly caipNetworkId?: CaipNetworkId } | undefined
  SIWXSignMessage: undefined
  WhatIsAWallet: undefined
}

export type ViewName = keyof Views
type PageOf<name extends ViewName> = name extends ViewName
  ? undefined extends Views[name]
    ? { readonly view: name; readonly data?: Views[name] }
    : { readonly view: name; readonly data: Views[name] }
  : never
/** A view with exactly its own data: an impossible page cannot be written. */
export type Page = PageOf<ViewName>
