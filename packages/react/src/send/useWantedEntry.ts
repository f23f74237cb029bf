import type { CaipNetworkId } from '@latchkey/core'
import { type ConnectionState, getActiveNetworkId, switchNetwork } from '@latchkey/kit'
import { checkWantedSend, type WantedFault } from '@latchkey/kit/send'
import { useCallback } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useAction } from '../hooks/actions/useAction.ts'
import { useStartOnEntry } from '../hooks/actions/useStartOnEntry.ts'
import { useKitFacts } from '../hooks/state/useKitFacts.ts'
import type { Wanted } from './useWantedSend.ts'

export type WantedEntry = {
  /**
   * Why the transfer that the app requests is not possible. `switch`: the wallet did not switch the
   * network. `token`: the network does not have the token.
   */
  readonly fault: WantedFault | 'token' | 'switch' | undefined
  /** Switches to the network of the requested transfer if another one is active. */
  readonly enter: () => void
}

const isRestoring = ({ status }: ConnectionState) => Object.values(status).includes('reconnecting')

/**
 * Switches to the network of a transfer that an app requests, and returns why the transfer is not
 * possible.
 */
export function useWantedEntry(given: Wanted | undefined): WantedEntry {
  const { kit } = useKitContext()
  const wanted = given?.wanted
  const change = useAction((caipNetworkId: CaipNetworkId, { signal }) =>
    switchNetwork(kit, { caipNetworkId, signal }),
  )
  const fault = useKitFacts(() => wanted && checkWantedSend(kit, wanted), undefined)
  const waits = useKitFacts(() => isRestoring(kit.connection.getState()), false)
  const { run, status } = change
  const enter = useCallback(() => {
    if (wanted && getActiveNetworkId(kit) !== wanted.caipNetworkId) run(wanted.caipNetworkId)
  }, [kit, wanted, run])
  useStartOnEntry(enter, wanted !== undefined && fault === undefined && !waits)
  if (waits) return { fault: undefined, enter }
  const later = status === 'error' ? 'switch' : given?.missing && 'token'
  return { fault: fault ?? (later || undefined), enter }
}
