import { coinAddress, nobody, type Transfer } from './Block.ts'

export type HoldingChange = {
  readonly account: string
  readonly token: string
  /** Token id within a collection as decimal text; absent for fungible tokens. */
  readonly tokenId?: string
  readonly amount: bigint
}

type Moved = Pick<Transfer, 'token' | 'sender' | 'receiver' | 'amount'> & {
  readonly tokenId?: bigint | string | null
}

/**
 * Sums transfers to the change of each balance: one entry per account and token, or per account and
 * NFT. Transfers of native currency are ignored.
 */
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
