import type { Wallet } from '@latchkey/blockchain-api'
import * as z from 'zod'

/**
 * Schema of a query parameter with values separated by commas; absent if the parameter does not
 * filter.
 */
const list = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .optional()
const badge = z.enum(['certified', 'none']).optional()
const count = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)

/**
 * Schema of the query of `/getWallets` in the wallet directory. The badge parameter has two
 * spellings.
 */
export const WalletQuery = z
  .object({
    page: count.pipe(z.number().min(1)),
    entries: count.pipe(z.number().min(1).max(100)),
    search: z.string().optional(),
    include: list,
    exclude: list,
    chains: list,
    badge,
    badge_type: badge,
    names: list,
    rdns: list,
    include_pay_only: z.enum(['true', 'false']).optional(),
    sort: z.enum(['default', 'wcpay']).optional(),
    /** Platform of the phone whose wallets are listed. Only older clients send it. */
    platform: z.enum(['ios', 'android']).optional(),
  })
  .transform(({ badge, badge_type, ...query }) => ({ ...query, badge: badge ?? badge_type }))
export type WalletQuery = z.output<typeof WalletQuery>

type Test = (wallet: Wallet, query: WalletQuery) => boolean

const hasText = (list: readonly string[], text: string) =>
  list.some((entry) => entry.toLowerCase() === text.toLowerCase())

/**
 * Returns whether a wallet of the directory has one of the requested names or provider ids (rdns).
 */
const isNamed: Test = ({ name, rdns }, query) => {
  if (!query.names && !query.rdns) return true
  return hasText(query.names ?? [], name) || Boolean(rdns && query.rdns?.includes(rdns))
}

const tests: readonly Test[] = [
  ({ supports_wc }, query) => supports_wc !== false || query.include_pay_only === 'true',
  ({ id }, { include }) => !include || include.includes(id),
  ({ id }, { exclude }) => !exclude?.includes(id),
  ({ chains }, query) => !query.chains || (chains ?? []).some((id) => query.chains?.includes(id)),
  ({ badge_type }, query) => !query.badge || badge_type === query.badge,
  ({ name }, { search }) => name.toLowerCase().includes(search?.trim().toLowerCase() ?? ''),
  isNamed,
  ({ mobile_link, webapp_link }, { platform }) => !platform || Boolean(mobile_link || webapp_link),
]

/**
 * Returns one page of the wallets that match a query, in the order of the directory
 * (wire-wallet-directory §2).
 */
export function findWallets(
  wallets: readonly Wallet[],
  query: WalletQuery,
): { readonly data: Wallet[]; readonly count: number } {
  const found = wallets.filter((wallet) => tests.every((test) => test(wallet, query)))
  const pays = (wallet: Wallet) => (wallet.supports_wcpay ? 0 : 1)
  const sorted =
    query.sort === 'wcpay' ? found.toSorted((one, two) => pays(one) - pays(two)) : found
  const start = (query.page - 1) * query.entries
  return { data: sorted.slice(start, start + query.entries), count: found.length }
}
