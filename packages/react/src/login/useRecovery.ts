import { putOffWayBack, refreshLogin, wasWayBackPutOff } from '@latchkey/kit/auth'
import { useEffect, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/account/useAccount.ts'

export type Recovery = {
  /** True if the wallet has no recovery and the user has not postponed setting it up. */
  readonly missing: boolean
  readonly postpone: () => void
}

/**
 * Returns whether the user must be asked to set up recovery before the address is shown (S-35e).
 * The user can postpone it once per address.
 */
export function useRecovery(address: string): Recovery {
  const { kit } = useKitContext()
  const { backedUp } = useAccount()
  const [later, setLater] = useState(() => wasWayBackPutOff(kit, address))
  // The user sets up recovery on another page, so the state is read again when this page becomes
  // visible.
  useEffect(() => {
    if (backedUp !== false) return
    const refresh = () => {
      if (document.visibilityState !== 'visible') return
      // If the request fails, the known state stays. The next time the page becomes visible, the
      // state is requested again.
      refreshLogin(kit).catch(() => undefined)
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [kit, backedUp])
  return {
    missing: backedUp === false && !later,
    postpone: () => {
      putOffWayBack(kit, address)
      setLater(true)
    },
  }
}
