import type { WalletHandle } from '../handle/WalletHandle.ts'
import { createTestKeys, type TestAccount, type TestKeys } from './createTestKeys.ts'

export type FakeWalletOptions = {
  readonly keys?: TestKeys
  /** True if the wallet shares its accounts without a prompt, as after an earlier connection. */
  readonly connected?: boolean
  /** Answers by method that replace the default ones. May throw. */
  readonly answers?: Readonly<Record<string, (parameters: unknown) => unknown>>
}

/**
 * A Bitcoin wallet for tests in one provider style. Has a payment account, and an ordinal account
 * if the style supports two.
 */
export type FakeWallet = {
  readonly handle: WalletHandle
  /** Requests that the fake wallet has received, in order. */
  readonly requests: readonly { readonly method: string; readonly parameters: unknown }[]
  /** Emits an event of the fake wallet to the registered listeners. */
  readonly emit: (event: string) => void
  readonly getListenerCount: () => number
  readonly payment: TestAccount
  readonly ordinal: TestAccount
}

export const transferId = 'ab'.repeat(32)

/**
 * Creates the parts that the fake wallets of all provider styles share: keys, recorded requests and
 * listeners.
 */
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
    /** Records the call and returns the test's answer, else the default one. */
    answer: async (method: string, parameters: unknown, usual: () => unknown) => {
      requests.push({ method, parameters })
      const handler = options.answers?.[method]
      return handler ? handler(parameters) : usual()
    },
    findAccount: (address: unknown) =>
      Object.values(keys.accounts).find((account) => account.address === address),
  }
}
