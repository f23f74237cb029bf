import type { Transaction } from 'bitcoinjs-lib'

/** A spendable output. */
export type Coin = {
  /** Satoshis. */
  readonly value: bigint
  readonly script: Uint8Array
  /** Block height. Absent while the transaction is unconfirmed. */
  readonly height: number | undefined
  readonly isCoinbase: boolean
}

/** `<txid>:<index>`. */
export type Outpoint = `${string}:${number}`

export const toOutpoint = (txid: string, index: number): Outpoint => `${txid}:${index}`

export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Converts a hash to an id. Ids show the bytes of the hash in reverse order. */
export const toId = (hash: Uint8Array): string => toHex(hash.toReversed())

type Input = Transaction['ins'][number]

/** Returns the output that an input spends. */
export const toSpent = ({ hash, index }: Input): Outpoint => toOutpoint(toId(hash), index)

/** Returns the sum of outputs in satoshis. */
export const sumOf = (outputs: readonly { readonly value: bigint }[]): bigint =>
  outputs.reduce((sum, { value }) => sum + value, 0n)
