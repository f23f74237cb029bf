import { startTransition, useEffect, useOptimistic, useState } from 'react'
import type { WalletView } from '../../wire/wire.ts'
import { getJson, postJson } from '../api.ts'

export type Wallet = {
  readonly view: WalletView
  /**
   * Sends a change of the wallet to its service. Shows the `expected` state until the wallet's
   * service answers.
   */
  readonly change: (path: string, content: unknown, expected?: Partial<WalletView>) => void
}

/**
 * Returns the state of this browser's wallet, which is updated live; `undefined` while it loads.
 */
export function useWallet(): Wallet | undefined {
  const [view, setView] = useState<WalletView>()

  useEffect(() => {
    const refresh = () => getJson<WalletView>('/api/wallet').then(setView, () => undefined)
    refresh()
    const stream = new EventSource('/api/wallet/events')
    stream.addEventListener('changed', refresh)
    return () => stream.close()
  }, [])

  const [shown, expect] = useOptimistic(
    view,
    (current, expected: Partial<WalletView>) => current && { ...current, ...expected },
  )
  const change: Wallet['change'] = (path, content, expected = {}) =>
    startTransition(async () => {
      expect(expected)
      // If the change has failed, the page shows the previous state again.
      const changed = await postJson<WalletView>(`/api/${path}`, content).catch(() => undefined)
      if (changed) setView(changed)
    })
  return shown && { view: shown, change }
}
