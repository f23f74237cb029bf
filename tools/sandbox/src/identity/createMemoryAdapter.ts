import type { Adapter, AdapterPayload } from 'oidc-provider'

type Entry = { readonly payload: AdapterPayload; readonly endsAt: number }

const MAX_ENTRIES = 1_000

/**
 * Creates the storage for a simulated provider's logins, codes or tokens. It is in memory and ends
 * with the process.
 */
export function createMemoryAdapter(now: () => number): Adapter {
  const entries = new Map<string, Entry>()

  const find = (id: string): AdapterPayload | undefined => {
    const entry = entries.get(id)
    return entry && entry.endsAt > now() ? entry.payload : undefined
  }
  const findBy = (name: 'uid' | 'userCode', value: string) =>
    [...entries.values()].find(({ payload }) => payload[name] === value)?.payload

  return {
    async upsert(id, payload, expiresIn) {
      entries.set(id, { payload, endsAt: now() + (expiresIn ?? Number.POSITIVE_INFINITY) * 1_000 })
      const [oldest] = entries.keys()
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest)
    },
    find: async (id) => find(id),
    findByUid: async (uid) => findBy('uid', uid),
    findByUserCode: async (userCode) => findBy('userCode', userCode),
    async consume(id) {
      const entry = entries.get(id)
      const consumed = Math.floor(now() / 1_000)
      if (entry) entries.set(id, { ...entry, payload: { ...entry.payload, consumed } })
    },
    async destroy(id) {
      entries.delete(id)
    },
    async revokeByGrantId(grantId) {
      for (const [id, { payload }] of entries) if (payload.grantId === grantId) entries.delete(id)
    },
  }
}
