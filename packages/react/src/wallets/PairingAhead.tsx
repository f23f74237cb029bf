import { pair } from '@latchkey/kit'
import { createContext, type ReactNode, useCallback, useContext, useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { getErrorCode, useAction } from '../hooks/actions/useAction.ts'
import { useStartOnEntry } from '../hooks/actions/useStartOnEntry.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { useIsPaired } from './useIsPaired.ts'

const PairingPendingContext = createContext(false)

/**
 * Returns whether wallets of the directory are disabled until a pairing is ready, because their app
 * can open only within the tap.
 */
export function useIsPairingPending(): boolean {
  return useContext(PairingPendingContext)
}

export type PairingAheadProps = {
  readonly children: ReactNode
  /** Whether the list contains a wallet that needs a pairing. Default: true. */
  readonly enabled?: boolean
}

/**
 * On a phone, creates a pairing while wallets are listed, so that a tap can open a wallet's app in
 * the same task. In Telegram on iOS, apps open only in that task, so the wallets are disabled until
 * the pairing is ready (K-MOB-07).
 */
export function PairingAhead({ children, enabled = true }: PairingAheadProps) {
  const { kit } = useKitContext()
  const { page } = kit.ports
  const isPaired = useIsPaired()
  const isWanted = enabled && page.device().mobile && Boolean(kit.config.relayUrl) && !isPaired
  const { run, status, error } = useAction((_, { signal }) => pair(kit, { ahead: true, signal }))
  const start = useCallback(() => run(), [run])
  useStartOnEntry(start, isWanted)

  // The pairing has expired or was rejected, so the next tap needs another one.
  const code = status === 'error' ? getErrorCode(error) : undefined
  const isSpent = code === 'request_timed_out' || code === 'connection_rejected'
  useEffect(() => {
    if (isWanted && isSpent) start()
  }, [isWanted, isSpent, start])

  const hasPairing = useSlice(kit.connection, ({ pairing }) => pairing !== undefined, false)
  const { telegram, os } = page.device()
  const isPending = isWanted && telegram && os === 'ios' && !hasPairing && status !== 'error'
  return <PairingPendingContext value={isPending}>{children}</PairingPendingContext>
}
