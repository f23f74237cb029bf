import { coinAddress, nobody, type Transfer } from './Block.ts'

export type HoldingChange = {
  readonly account: string
  readonly token: string
  /** Which one of a collection, as decimal text; absent: tokens of this kind are all alike. */
  readonly tokenId?: string
  readonly amount: bigint
}

type Moved = Pick<Transfer, 'token' | 'sender' | 'receiver' | 'amount'> & {
  readonly tokenId?: bigint | string | null
}

/** Sums up what transfers of tokens change, one entry for each account and token, or collectible. The coin's are left out. */
export function toHoldingChanges(transfers: readonly Moved[]): readonly HoldingChange[] {
  const changes = new Map<string, HoldingChange>()
  const add = (account: string, { token, tokenId }: Moved, amount: bigint) => {
    if (account === nobody) return
    const one = tokenId === undefined || tokenId === null ? {} : { tokenId: String(tokenId) }
    const key = `${account} ${token} ${one.tokenId ?? ''}`
    const before = changes.get(key)?.amount ?? 0n
    changes.set(key, { account, token, ...one, amount: before + amount })
  }
  for (const transfer of transfers) {
    const { token, sender, receiver, amount } = transfer
    if (token === coinAddress) continue
    add(sender, transfer, -amount)
    add(receiver, transfer, amount)
  }
  return [...changes.values()].filter(({ amount }) => amount !== 0n)
}
