import { coinAddress, nobody, type Transfer } from './Block.ts'

export type HoldingChange = {
  readonly account: string
  readonly token: string
  readonly amount: bigint
}

/** Sums up what transfers of tokens change, one entry for each account and token. The coin's and collectibles' are left out. */
export function toHoldingChanges(
  transfers: readonly (Pick<Transfer, 'token' | 'sender' | 'receiver' | 'amount'> & {
    readonly tokenId?: bigint | string | null
  })[],
): readonly HoldingChange[] {
  const changes = new Map<string, HoldingChange>()
  const add = (account: string, token: string, amount: bigint) => {
    if (account === nobody) return
    const key = `${account} ${token}`
    const before = changes.get(key)?.amount ?? 0n
    changes.set(key, { account, token, amount: before + amount })
  }
  for (const { token, sender, receiver, amount, tokenId } of transfers) {
    const isCollectible = tokenId !== undefined && tokenId !== null
    if (token === coinAddress || isCollectible) continue
    add(sender, token, -amount)
    add(receiver, token, amount)
  }
  return [...changes.values()].filter(({ amount }) => amount !== 0n)
}
