import type { ConnectorInfo, DirectoryWallet } from '@latchkey/core'

/**
 * A row or tile of a wallet list: WalletConnect, a connector in this page, a wallet with connectors
 * in several namespaces, or a wallet of the directory.
 */
export type WalletEntry =
  | { readonly kind: 'walletConnect'; readonly connector: ConnectorInfo }
  | {
      readonly kind: 'connector'
      readonly connector: ConnectorInfo
      /** The directory's data about the wallet of this connector. */
      readonly known: KnownWallet
    }
  | {
      /** A wallet with connectors in several namespaces. */
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

/** The directory's data about a wallet in this page. */
export type KnownWallet = {
  readonly id?: string | undefined
  readonly imageUrl?: string | undefined
  /** Position in the directory's ranking. Absent if the directory does not rank the wallet. */
  readonly rank?: number | undefined
}

/** Returns the connector whose name and icon the row shows. `undefined` for a directory wallet. */
export function getConnector(entry: WalletEntry): ConnectorInfo | undefined {
  if (entry.kind === 'directory') return undefined
  return entry.kind === 'multiChain' ? entry.connectors[0] : entry.connector
}

export function getEntryName(entry: WalletEntry): string {
  if (entry.kind === 'directory') return entry.wallet.name
  return entry.kind === 'multiChain' ? entry.name : entry.connector.name
}

/** Returns a key that is unique in a list and stable across renders. */
export function toEntryKey(entry: WalletEntry): string {
  if (entry.kind === 'directory') return `directory/${entry.wallet.id}`
  const connector = getConnector(entry)
  return `${entry.kind}/${connector?.namespace}/${connector?.id}`
}
