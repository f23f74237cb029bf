import { type Address, address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { zeroKey } from '../transaction/replaceFeePayer.ts'

export const systemProgram = zeroKey
/** Address of the program that creates the associated token account of an owner. */
export const associatedProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const token2022Program = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** Returns whether a program is the Token or the Token-2022 program. */
export const isTokenProgram = (program: unknown): program is string =>
  program === tokenProgram || program === token2022Program

export type TokenPlace = {
  readonly owner: string
  readonly mint: string
  /** Address of the token program to which the mint belongs. */
  readonly program: string
}

/** Derives the address of an owner's associated token account. */
export async function findTokenAccount({ owner, mint, program }: TokenPlace): Promise<Address> {
  const encode = (key: string) => getAddressEncoder().encode(address(key))
  const [account] = await getProgramDerivedAddress({
    programAddress: address(associatedProgram),
    seeds: [encode(owner), encode(program), encode(mint)],
  })
  return account
}
