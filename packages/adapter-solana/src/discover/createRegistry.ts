import { quietly } from '@latchkey/core'
import { readFeature } from '../standard/readFeature.ts'
import { type RegisteredWallet, readWallet } from './readWallet.ts'

/**
 * Highest number of wallets that discovery accepts (S-60), so that a page that registers wallets
 * endlessly cannot block the browser.
 */
const mostWallets = 64

type Entry = { read: RegisteredWallet | undefined; readonly stop: () => void }

function watchChange(wallet: object, onChange: () => void): () => void {
  const off = quietly(() => readFeature(wallet, 'standard:events', 'on')?.('change', onChange))
  return () => {
    if (typeof off === 'function') quietly(() => off())
  }
}

/** Stores the registered wallets without duplicates, in order of registration. */
export function createRegistry(onChange: () => void) {
  const entries = new Map<object, Entry>()
  let open = true

  function update(wallet: object): void {
    const entry = entries.get(wallet)
    if (!entry) return
    entry.read = readWallet(wallet)
    onChange()
  }
  function add(wallet: unknown): void {
    if (typeof wallet !== 'object' || wallet === null) return
    if (!entries.has(wallet)) {
      if (entries.size >= mostWallets) return
      const stop = watchChange(wallet, () => update(wallet))
      entries.set(wallet, { read: undefined, stop })
    }
    update(wallet)
  }
  function remove(wallet: unknown): void {
    if (typeof wallet !== 'object' || wallet === null) return
    entries.get(wallet)?.stop()
    if (entries.delete(wallet)) onChange()
  }
  return {
    /** Adds wallets to the registry. Wallets call this function to register themselves. */
    register: (...wallets: readonly unknown[]) => {
      if (open) for (const wallet of wallets.slice(0, mostWallets)) add(wallet)
      return () => {
        if (open) for (const wallet of wallets) remove(wallet)
      }
    },
    getWallets: () => [...entries.values()].flatMap(({ read }) => (read ? [read] : [])),
    close: () => {
      open = false
      for (const { stop } of entries.values()) stop()
      entries.clear()
    },
  }
}
