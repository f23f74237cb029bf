import { base64 } from '@scure/base'
import { address, key, u64 } from '../../solana/testing/toMessageBytes.ts'
import { programs } from '../solana/programs.ts'
import type { FakeAccount } from '../testing/createFakeChain.ts'

/** Test data: Solana accounts that the samples use. */
export const me = address(1)
export const friend = address(2)
export const mint = address(3)
export const mySource = address(4)
export const theirs = address(5)
export const nonceAccount = address(6)
export const table = address(8)
export const usdcMint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const myUsdc = address(9)

const bytes = (parts: readonly number[]) => base64.encode(Uint8Array.from(parts))
const tokenAccount = (of: string, owner: string, amount: bigint) =>
  bytes([...key(of), ...key(owner), ...u64(amount), ...new Array<number>(93).fill(0)])
const mintData = (decimals: number) =>
  bytes([...new Array<number>(44).fill(0), decimals, 1, ...new Array<number>(36).fill(0)])

export const solanaAccounts: Readonly<Record<string, FakeAccount>> = {
  [me]: { owner: programs.system, lamports: 5_000_000_000 },
  [mint]: { owner: programs.token, data: mintData(2) },
  [usdcMint]: { owner: programs.token, data: mintData(6) },
  [mySource]: { owner: programs.token, data: tokenAccount(mint, me, 1_000n) },
  [myUsdc]: { owner: programs.token, data: tokenAccount(usdcMint, me, 9_000_000n) },
  [theirs]: { owner: programs.token, data: tokenAccount(mint, friend, 0n) },
  [table]: {
    owner: 'AddressLookupTab1e1111111111111111111111111',
    data: bytes([...new Array<number>(56).fill(0), ...key(address(20)), ...key(friend)]),
  },
}
