import { base58 } from '@scure/base'
import { toTokenAddress } from './deriveAddress.ts'
import { type Instruction, payer, readonly, signer, writable } from './Instruction.ts'
import { programIds } from './programIds.ts'

/** Size of a Solana mint account in bytes. */
export const MINT_BYTES = 82

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const u64 = (value: bigint) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes
}

/** Builds the Solana instruction that transfers lamports. */
export function transferLamports(from: string, to: string, lamports: bigint): Instruction {
  return {
    programId: programIds.system,
    accounts: [payer(from), writable(to)],
    data: Buffer.concat([u32(2), u64(lamports)]),
  }
}

export type CreateMintParameters = {
  readonly payer: string
  readonly mint: string
  readonly authority: string
  readonly decimals: number
  readonly rentLamports: bigint
}

/**
 * Builds the Solana instructions that create a token. Its authority may mint units and freeze
 * accounts.
 */
export function createMint(parameters: CreateMintParameters): readonly [Instruction, Instruction] {
  const { mint, authority, decimals, rentLamports } = parameters
  const key = base58.decode(authority)
  return [
    {
      programId: programIds.system,
      accounts: [payer(parameters.payer), payer(mint)],
      data: Buffer.concat([
        ...[u32(0), u64(rentLamports), u64(BigInt(MINT_BYTES))],
        base58.decode(programIds.token),
      ]),
    },
    {
      programId: programIds.token,
      accounts: [writable(mint)],
      data: Buffer.concat([Buffer.of(20, decimals), key, Buffer.of(1), key]),
    },
  ]
}

export type TokenAccountParameters = {
  readonly payer: string
  readonly owner: string
  readonly mint: string
}

/**
 * Builds the instruction that creates an owner's default token account. An existing account stays
 * unchanged.
 */
export function createTokenAccount(parameters: TokenAccountParameters): Instruction {
  const { owner, mint } = parameters
  return {
    programId: programIds.associatedToken,
    accounts: [
      payer(parameters.payer),
      writable(toTokenAddress(owner, mint)),
      ...[owner, mint, programIds.system, programIds.token].map(readonly),
    ],
    data: Uint8Array.of(1),
  }
}

export type MintTokensParameters = {
  readonly mint: string
  readonly authority: string
  readonly owner: string
  readonly amount: bigint
  readonly decimals: number
}

/** Builds the Solana instruction that mints tokens for an owner. */
export function mintTokens(parameters: MintTokensParameters): Instruction {
  const { mint, authority, owner, amount, decimals } = parameters
  return {
    programId: programIds.token,
    accounts: [writable(mint), writable(toTokenAddress(owner, mint)), signer(authority)],
    data: Buffer.concat([Buffer.of(14), u64(amount), Buffer.of(decimals)]),
  }
}
