import type { ChainNamespace } from '@latchkey/core'
import { disconnect } from '@latchkey/kit'
import { useCallback } from 'react'
import { useKitContext } from '../../context/KitContext.ts'

export type UseDisconnectReturnType = {
  /**
   * Disconnects one connector, all connections of a namespace or, without parameters, all
   * connections.
   */
  readonly disconnect: (parameters?: {
    readonly id?: string
    readonly namespace?: ChainNamespace
  }) => Promise<void>
}

/** Returns the function `disconnect`, which ends connections to wallets. */
export function useDisconnect(): UseDisconnectReturnType {
  const { kit } = useKitContext()
  return { disconnect: useCallback((parameters = {}) => disconnect(kit, parameters), [kit]) }
}
