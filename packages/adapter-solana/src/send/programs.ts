import { type Address, address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { zeroKey } from '../transaction/replaceFeePayer.ts'

export const systemProgram = zeroKey
/** Makes the account that an owner keeps a token in. */
export const associatedProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const token2022Program = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** Says whether a program is one of the two that keep tokens. */
export const isTokenProgram = (program: unknown): program is string =>
  program === tokenProgram || program === token2022Program

export type TokenPlace = {
  readonly owner: string
  readonly mint: string
  /** The program the mint belongs to. */
  readonly program: string
}

/** Works out the account an owner keeps a token in. */
export async function findTokenAccount({ owner, mint, program }: TokenPlace): Promise<Address> {
  const encode = (key: string) => getAddressEncoder().encode(address(key))
  const [account] = await getProgramDerivedAddress({
    programAddress: address(associatedProgram),
    seeds: [encode(owner), encode(program), encode(mint)],
  })
  return account
}
