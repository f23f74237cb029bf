import type { Transaction } from 'bitcoinjs-lib'

/** A Bitcoin transaction output that can be spent. */
export type Coin = {
  /** Value of the output in satoshis. */
  readonly value: bigint
  readonly script: Uint8Array
  /** Height of the block with the output; `undefined` while its transaction is unconfirmed. */
  readonly height: number | undefined
  readonly isCoinbase: boolean
}

/** Reference to a transaction output: `<txid>:<index>`. */
export type Outpoint = `${string}:${number}`

export const toOutpoint = (txid: string, index: number): Outpoint => `${txid}:${index}`

export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Converts a transaction or block hash to its id: hex of the bytes in reverse order. */
export const toId = (hash: Uint8Array): string => toHex(hash.toReversed())

type Input = Transaction['ins'][number]

/** Returns the reference of the output that a transaction input spends. */
export const toSpent = ({ hash, index }: Input): Outpoint => toOutpoint(toId(hash), index)

/** Returns the sum of the values of outputs, in satoshis. */
export const sumOf = (outputs: readonly { readonly value: bigint }[]): bigint =>
  outputs.reduce((sum, { value }) => sum + value, 0n)
