import type { ChainNamespace } from '@latchkey/core'
import { type ConnectionStatus, getActiveConnection, getActiveNamespace } from '@latchkey/kit'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../state/useSlice.ts'

export type UseStatusReturnType = {
  readonly isConnected: boolean
  /**
   * `undefined` in the browser until the kit has started and read the stored connections.
   * `disconnected` on the server and during hydration.
   */
  readonly status: ConnectionStatus | undefined
}

const nobody: UseStatusReturnType = { isConnected: false, status: 'disconnected' }

/**
 * Returns the connection status of a namespace. It needs less code than `useAccount`, so that
 * buttons can use it.
 */
export function useStatus(namespace: ChainNamespace | undefined): UseStatusReturnType {
  const { kit } = useKitContext()
  return useSlice(
    kit.connection,
    (state) => ({
      isConnected: getActiveConnection(kit, namespace && { namespace }) !== undefined,
      status: state.initialized
        ? (state.status[namespace ?? getActiveNamespace(kit)] ?? 'disconnected')
        : undefined,
    }),
    nobody,
  )
}
