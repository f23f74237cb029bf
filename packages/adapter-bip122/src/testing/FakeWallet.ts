import type { WalletHandle } from '../handle/WalletHandle.ts'
import { createTestKeys, type TestAccount, type TestKeys } from './createTestKeys.ts'

export type FakeWalletOptions = {
  readonly keys?: TestKeys
  /** Whether it shares its accounts without asking: connected before. */
  readonly connected?: boolean
  /** Answers of single methods, in place of the usual ones. May throw. */
  readonly answers?: Readonly<Record<string, (parameters: unknown) => unknown>>
}

/** A Bitcoin wallet of a test, of one provider style, with a payment account and, where the style knows two, ordinals. */
export type FakeWallet = {
  readonly handle: WalletHandle
  /** What it was asked, in order. */
  readonly requests: readonly { readonly method: string; readonly parameters: unknown }[]
  /** Tells its listeners that something changed. */
  readonly emit: (event: string) => void
  readonly getListenerCount: () => number
  readonly payment: TestAccount
  readonly ordinal: TestAccount
}

export const transferId = 'ab'.repeat(32)

/** What fakes of every style have in common. */
export function createFakeParts(options: FakeWalletOptions) {
  const keys = options.keys ?? createTestKeys()
  const requests: { method: string; parameters: unknown }[] = []
  const listeners = new Map<string, Set<() => void>>()
  return {
    keys,
    payment: keys.accounts.p2wpkh,
    ordinal: keys.accounts.p2tr,
    requests,
    getListenerCount: () => [...listeners.values()].reduce((sum, group) => sum + group.size, 0),
    emit: (event: string) => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener()
    },
    listen: (event: string, listener: () => void) => {
      const group = listeners.get(event) ?? new Set()
      listeners.set(event, group.add(listener))
      return () => group.delete(listener)
    },
    /** Notes the call and gives the answer the test wants, else the usual one. */
    answer: async (method: string, parameters: unknown, usual: () => unknown) => {
      requests.push({ method, parameters })
      const handler = options.answers?.[method]
      return handler ? handler(parameters) : usual()
    },
    findAccount: (address: unknown) =>
      Object.values(keys.accounts).find((account) => account.address === address),
  }
}
