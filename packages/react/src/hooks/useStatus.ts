import type { ChainNamespace } from '@latchkey/core'
import { type ConnectionStatus, getActiveConnection, getActiveNamespace } from '@latchkey/kit'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from './useSlice.ts'

export type UseStatusReturnType = {
  readonly isConnected: boolean
  /** Absent on the server and until mounted. */
  readonly status: ConnectionStatus | undefined
}

const nobody: UseStatusReturnType = { isConnected: false, status: undefined }

/** Says whether somebody is connected: what a button needs, without what an account holds. */
export function useStatus(namespace: ChainNamespace | undefined): UseStatusReturnType {
  const { kit } = useKitContext()
  return useSlice(
    kit.connection,
    (state) => ({
      isConnected: getActiveConnection(kit, namespace && { namespace }) !== undefined,
      status: state.status[namespace ?? getActiveNamespace(kit)] ?? 'disconnected',
    }),
    nobody,
  )
}
