import type { AccountView } from '../wire/wire.ts'

const purposes = { payment: 'payments', ordinal: 'ordinals' } as const

/**
 * Returns the label of a Bitcoin address that belongs to the wallet, such as `Account 1, payments`.
 */
export function toBitcoinLabel(
  accounts: readonly AccountView[],
  address: string,
): string | undefined {
  for (const { label, bitcoin } of accounts) {
    const own = bitcoin.find((known) => known.address === address)
    if (own) return `${label}, ${purposes[own.intention]}`
  }
  return undefined
}
