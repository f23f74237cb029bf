import type { EthereumChange, SessionChange } from './eip155/EthereumChange.ts'
import type { BitcoinChange, SolanaChange } from './standard/StandardChange.ts'

/** Changes of a wallet by the part in which an app notices them. */
export type Changes = {
  /** EIP-1193 provider of a page. */
  readonly eip155: EthereumChange
  /** WalletConnect session of the namespace `eip155`. */
  readonly walletConnect: SessionChange
  /** Wallet of the Wallet Standard with Solana features. */
  readonly solana: SolanaChange
  /** Bitcoin wallet: of the Wallet Standard, sats-connect, or with the API of UniSat. */
  readonly bip122: BitcoinChange
}
export type PersonaPart = keyof Changes

/** Source of a difference for which no public document was found. */
export const assumed = 'assumed'

/**
 * A difference between a wallet and the neutral sandbox wallet, with its source. The guide
 * `docs/guides/wallets.md` lists all of them.
 */
export type Difference = {
  [part in PersonaPart]: {
    readonly part: part
    /** Statement that completes "a wallet that …". */
    readonly what: string
    /** URL of the document that describes the difference, or `assumed`. */
    readonly source: string
    readonly change: Changes[part]
  }
}[PersonaPart]

/**
 * A wallet of the field as its differences from the neutral sandbox wallet, which follows the
 * standards: EIP-1193, the Wallet Standard, WalletConnect, sats-connect.
 */
export type WalletPersona = {
  /** Name that the wallet's makers use. */
  readonly name: string
  readonly differences: readonly Difference[]
}
