import type { BitcoinChange } from '../standard/StandardChange.ts'

type Provider = {
  readonly request: (method: string, params?: unknown) => Promise<object>
}

const addAddresses = (result: unknown, more: readonly unknown[]): unknown => {
  if (Array.isArray(result)) return [...result, ...more]
  const { addresses } = Object(result)
  return Array.isArray(addresses)
    ? { ...Object(result), addresses: [...addresses, ...more] }
    : result
}
const listing = ['wallet_connect', 'wallet_getAccount', 'getAccounts', 'getAddresses']

/** Wraps the neutral wallet's sats-connect provider so that it lists addresses like another wallet's. */
export function imitateSatsConnect<provider extends Provider>(
  provider: provider,
  { otherAddresses = [] }: BitcoinChange,
): provider {
  return {
    ...provider,
    request: async (method: string, params?: unknown) => {
      const answer = await provider.request(method, params)
      const { result } = Object(answer)
      if (result === undefined || !listing.includes(method)) return answer
      return { ...answer, result: addAddresses(result, otherAddresses) }
    },
  }
}
