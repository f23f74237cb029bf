import { base58 } from '@scure/base'
import { programIds } from './programIds.ts'

/** Size in bytes of a Solana token account without extensions. */
export const TOKEN_ACCOUNT_BYTES = 165
/** Size in bytes of a Solana mint without extensions. */
const MINT_BYTES = 82
/**
 * Offset in bytes of the account type in a Solana token account or mint. Only those with extensions
 * have it.
 */
const KIND_OFFSET = 165
/** Values of the account type at `KIND_OFFSET`. */
const kinds = { mint: 1, account: 2 } as const

export type TokenAccount = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly state: 'uninitialized' | 'initialized' | 'frozen'
  readonly isNative: boolean
}

export type Mint = {
  readonly supply: bigint
  readonly decimals: number
  readonly isInitialized: boolean
  readonly mintAuthority: string | null
  readonly freezeAuthority: string | null
}

const states = ['uninitialized', 'initialized', 'frozen'] as const

/** Returns whether a program, the owner of an account, is one of the token programs. */
export const isTokenProgram = (owner: string): boolean =>
  owner === programIds.token || owner === programIds.token2022

const isKind = (data: Uint8Array, size: number, kind: number) =>
  data.length === size || (data.length > KIND_OFFSET && data[KIND_OFFSET] === kind)

const takeView = (data: Uint8Array) => Buffer.from(data.buffer, data.byteOffset, data.byteLength)

/**
 * Decodes a Solana token account. Returns `undefined` if the data belongs to another kind of
 * account.
 */
export function readTokenAccount(data: Uint8Array): TokenAccount | undefined {
  if (!isKind(data, TOKEN_ACCOUNT_BYTES, kinds.account)) return undefined
  const view = takeView(data)
  return {
    mint: base58.encode(data.subarray(0, 32)),
    owner: base58.encode(data.subarray(32, 64)),
    amount: view.readBigUInt64LE(64),
    state: states[view.readUInt8(108)] ?? 'uninitialized',
    isNative: view.readUInt32LE(109) === 1,
  }
}

/** Decodes a Solana mint. Returns `undefined` if the data belongs to another kind of account. */
export function readMint(data: Uint8Array): Mint | undefined {
  if (!isKind(data, MINT_BYTES, kinds.mint)) return undefined
  const view = takeView(data)
  const toAuthority = (offset: number) =>
    view.readUInt32LE(offset) === 1 ? base58.encode(data.subarray(offset + 4, offset + 36)) : null
  return {
    mintAuthority: toAuthority(0),
    supply: view.readBigUInt64LE(36),
    decimals: view.readUInt8(44),
    isInitialized: view.readUInt8(45) === 1,
    freezeAuthority: toAuthority(46),
  }
}
