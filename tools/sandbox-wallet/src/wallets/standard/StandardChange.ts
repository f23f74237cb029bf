import type { Busy } from '../createPromptGate.ts'

/** Differences of a wallet of the Wallet Standard. An absent field stands for the neutral behaviour. */
export type StandardChange = {
  /** Returns the error of a request that the user rejected. Neutral: code 4001. */
  readonly rejection?: () => Error
  /** Reports that the wallet is busy. Neutral: queues all requests. */
  readonly busy?: Busy
  /** Missing features. */
  readonly without?: readonly string[]
  /** Features of the wallet that its accounts do not support. */
  readonly accountsWithout?: readonly string[]
}

/** Differences of a Solana wallet. */
export type SolanaChange = StandardChange & {
  /** Versions of transactions that the wallet lists. Neutral: legacy and 0. */
  readonly versions?: readonly ('legacy' | 0)[]
  /** Signs an off-chain message that contains the text, in place of the text. */
  readonly signsEnvelope?: true
}

/** Differences of a Bitcoin wallet. */
export type BitcoinChange = StandardChange & {
  /** API by which pages reach the wallet. Neutral: the Wallet Standard. */
  readonly api?: 'satsConnect' | 'unisat'
  /** Addresses of other chains that sats-connect lists among those of Bitcoin. */
  readonly otherAddresses?: readonly Readonly<Record<string, string>>[]
  /** Signs a segwit v0 input only if the PSBT has the previous transaction of the input. */
  readonly needsPreviousTransactions?: true
}
