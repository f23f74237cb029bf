import type { ChainNamespace } from '@latchkey/core'
import { type ConnectionStatus, getActiveConnection, getActiveNamespace } from '@latchkey/kit'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../state/useSlice.ts'

export type UseStatusReturnType = {
  readonly isConnected: boolean
  /** Absent until the kit has started: what is stored has not been looked at. A server knows of nobody. */
  readonly status: ConnectionStatus | undefined
}

const nobody: UseStatusReturnType = { isConnected: false, status: 'disconnected' }

/** Says whether somebody is connected: what a button needs, without what an account holds. */
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
