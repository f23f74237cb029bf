import { putOffWayBack, refreshLogin, wasWayBackPutOff } from '@latchkey/kit/auth'
import { useEffect, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/account/useAccount.ts'

export type WayBack = {
  /** Nothing would bring this wallet back, and nobody has put that off. */
  readonly lacking: boolean
  readonly putOff: () => void
}

/** Tells whether a way back has to be asked for before the address is given away (S-35e); once, it can be put off. */
export function useWayBack(address: string): WayBack {
  const { kit } = useKitContext()
  const { backedUp } = useAccount()
  const [later, setLater] = useState(() => wasWayBackPutOff(kit, address))
  // It is made on a page of the secure origin: who comes back from there is asked for anew.
  useEffect(() => {
    if (backedUp !== false) return
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      refreshLogin(kit).catch(() => undefined) // What was known stays; the next return asks again.
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [kit, backedUp])
  return {
    lacking: backedUp === false && !later,
    putOff: () => {
      putOffWayBack(kit, address)
      setLater(true)
    },
  }
}
