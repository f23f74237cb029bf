import { keccak256, toBytes } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** A simulated Farcaster account and the custody key that signs its logins. */
export type Member = {
  readonly fid: number
  readonly userName: string
  readonly displayName: string
  readonly custody: ReturnType<typeof privateKeyToAccount>
}

const toMember = (fid: number, userName: string, displayName: string): Member => ({
  fid,
  userName,
  displayName,
  // The key is derived from a public text, so it is as public as every key of the sandbox.
  custody: privateKeyToAccount(keccak256(toBytes(`latchkey sandbox farcaster ${fid}`))),
})

export const members: readonly Member[] = [
  toMember(101, 'mira', 'Mira Holt'),
  toMember(102, 'jonas', 'Jonas Reuter'),
  toMember(103, 'amara', 'Amara Osei'),
]
