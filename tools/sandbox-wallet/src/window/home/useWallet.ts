import { startTransition, useEffect, useOptimistic, useState } from 'react'
import type { WalletView } from '../../wire/wire.ts'
import { getJson, postJson } from '../api.ts'

export type Wallet = {
  readonly view: WalletView
  /** Changes the wallet by one of its home routes; shows what is expected until the service has answered. */
  readonly change: (path: string, content: unknown, expected?: Partial<WalletView>) => void
}

/** The wallet of this browser, kept fresh. `undefined` until it is read. */
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
      // What failed is shown as it was before; the service's own state is what counts.
      const changed = await postJson<WalletView>(`/api/${path}`, content).catch(() => undefined)
      if (changed) setView(changed)
    })
  return shown && { view: shown, change }
}
