import { startTransition, useEffect, useOptimistic, useState } from 'react'
import type { WalletView } from '../../wire/wire.ts'
import { getJson, postJson } from '../api.ts'

export type Wallet = {
  readonly view: WalletView
  /**
   * Changes the wallet with a route of the home page. Shows the expected state until the service
   * answers.
   */
  readonly change: (path: string, content: unknown, expected?: Partial<WalletView>) => void
}

/** Returns this browser's wallet with live updates. `undefined` until it has loaded. */
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
      // After a failure the page shows the old state again, because only the service's state
      // counts.
      const changed = await postJson<WalletView>(`/api/${path}`, content).catch(() => undefined)
      if (changed) setView(changed)
    })
  return shown && { view: shown, change }
}
