import type { DirectoryWallet } from '@latchkey/core'
import { openPairing } from '@latchkey/kit/links'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'

/**
 * Time in milliseconds within which a page is hidden if the wallet's app opens. If it is still
 * visible, the app counts as missing.
 */
const hiddenAfterMs = 2_000

export type UseWalletLinkReturnType = {
  /**
   * Opens the wallet's app. Call it in the click handler. If the last call opened no app, this call
   * uses the next link.
   */
  readonly open: () => void
  /** Whether the page is still visible after the time limit, so that no app has opened. */
  readonly missed: boolean
}

/**
 * Opens a wallet's app with a pairing. The first attempt uses the first link. Each attempt that
 * opens no app is followed by the next link (kit-state §12.5).
 *
 * @param links - In the order in which they are tried. An empty list opens nothing.
 * @param opened - True if the tap that opened this page has already opened the first link.
 */
export function useWalletLink(parameters: {
  readonly wallet: DirectoryWallet
  readonly links: readonly string[]
  readonly uri: string | undefined
  readonly opened: boolean
}): UseWalletLinkReturnType {
  const { wallet, links, uri, opened } = parameters
  const { kit } = useKitContext()
  const [missed, setMissed] = useState(false)
  const misses = useRef(0)
  const stopWaiting = useRef<() => void>(undefined)
  const watch = useCallback(() => {
    setMissed(false)
    stopWaiting.current?.()
    stopWaiting.current = kit.ports.setTimer(() => {
      if (document.visibilityState === 'hidden') return
      misses.current += 1
      setMissed(true)
    }, hiddenAfterMs)
  }, [kit])
  useEffect(() => {
    if (opened) watch()
    return () => stopWaiting.current?.()
  }, [opened, watch])

  const open = useCallback(() => {
    const link = links[misses.current % links.length]
    if (!uri || !link) return
    watch()
    openPairing(kit, { wallet, link, uri })
  }, [kit, links, uri, wallet, watch])

  return { open, missed }
}
