import type { DirectoryWallet } from '@latchkey/core'
import { openPairing } from '@latchkey/kit/links'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'

/** A device that has gone to a wallet hides this page within this time; then the wallet is taken for missing. */
const hiddenAfterMs = 2_000

export type UseWalletLinkReturnType = {
  /** Leaves for the wallet, in the task of the tap. Each call after a miss tries the next link. */
  readonly open: () => void
  /** The page is still shown although it should not be: nothing opened. */
  readonly missed: boolean
}

/**
 * Opens a wallet's app with a pairing: the first of its links, and after each that opened nothing the next
 * (kit-state §12.5).
 *
 * @param links - In the order they are tried; empty opens nothing.
 * @param opened - The first one was opened already, by the tap that led here.
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
