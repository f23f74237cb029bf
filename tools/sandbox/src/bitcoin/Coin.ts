import type { Transaction } from 'bitcoinjs-lib'

/** An output that can be spent. */
export type Coin = {
  /** Satoshis. */
  readonly value: bigint
  readonly script: Uint8Array
  /** Absent: its transaction waits for a block. */
  readonly height: number | undefined
  readonly isCoinbase: boolean
}

/** `<txid>:<index>`. */
export type Outpoint = `${string}:${number}`

export const toOutpoint = (txid: string, index: number): Outpoint => `${txid}:${index}`

export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Ids are shown the other way round than they are hashed. */
export const toId = (hash: Uint8Array): string => toHex(hash.toReversed())

type Input = Transaction['ins'][number]

/** The output an input spends. */
export const toSpent = ({ hash, index }: Input): Outpoint => toOutpoint(toId(hash), index)

/** Satoshis that outputs hold together. */
export const sumOf = (outputs: readonly { readonly value: bigint }[]): bigint =>
  outputs.reduce((sum, { value }) => sum + value, 0n)
