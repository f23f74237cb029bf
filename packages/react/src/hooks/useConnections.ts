import type { ChainNamespace } from '@latchkey/core'
import type { Connection } from '@latchkey/kit'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from './useSlice.ts'

const none: readonly Connection[] = []

/** Lists the live connections of a namespace, or all. */
export function useConnections(namespace?: ChainNamespace): {
  readonly connections: readonly Connection[]
} {
  const { kit } = useKitContext()
  const connections = useSlice(
    kit.connection,
    (state) => state.connections.filter((entry) => !namespace || entry.namespace === namespace),
    none,
  )
  return { connections }
}
