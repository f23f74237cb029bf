import type { ConnectorInfo, DirectoryWallet } from '@latchkey/core'

/** A row or tile that stands for one way to connect, or for one wallet with several. */
export type WalletEntry =
  | { readonly kind: 'walletConnect'; readonly connector: ConnectorInfo }
  | {
      readonly kind: 'connector'
      readonly connector: ConnectorInfo
      /** What the directory knows of it. */
      readonly known: KnownWallet
    }
  | {
      /** The same wallet in several namespaces. */
      readonly kind: 'multiChain'
      readonly name: string
      readonly connectors: readonly [ConnectorInfo, ...ConnectorInfo[]]
      readonly known: KnownWallet
    }
  | {
      readonly kind: 'directory'
      readonly wallet: DirectoryWallet
      readonly recent?: boolean
    }

/** What the directory knows of a wallet of the page. */
export type KnownWallet = {
  readonly id?: string | undefined
  readonly imageUrl?: string | undefined
  /** Place in the directory; absent: none. */
  readonly rank?: number | undefined
}

/** The connector a row of the page's own wallets shows. */
export function getConnector(entry: WalletEntry): ConnectorInfo | undefined {
  if (entry.kind === 'directory') return undefined
  return entry.kind === 'multiChain' ? entry.connectors[0] : entry.connector
}

export function getEntryName(entry: WalletEntry): string {
  if (entry.kind === 'directory') return entry.wallet.name
  return entry.kind === 'multiChain' ? entry.name : entry.connector.name
}

/** Unique among the rows of a list and the same over renders. */
export function toEntryKey(entry: WalletEntry): string {
  if (entry.kind === 'directory') return `directory/${entry.wallet.id}`
  const connector = getConnector(entry)
  return `${entry.kind}/${connector?.namespace}/${connector?.id}`
}
