import { useEffect, useState } from 'react'
import type { WalletView } from '../../wire.ts'
import { getJson, postJson } from '../api.ts'

export type Wallet = {
  readonly view: WalletView
  /** Changes the wallet by one of its home routes. */
  readonly change: (path: string, content: unknown) => Promise<void>
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

  const change = async (path: string, content: unknown) =>
    setView(await postJson<WalletView>(`/api/${path}`, content))
  return view && { view, change }
}
