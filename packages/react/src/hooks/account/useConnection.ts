import type { ChainNamespace } from '@latchkey/core'
import {
  type Connection,
  deleteConnection,
  getActiveConnection,
  getActiveNamespace,
  switchConnection,
} from '@latchkey/kit'
import { useKitContext } from '../../context/KitContext.ts'
import { type ResultCallbacks, useResult } from '../actions/useResult.ts'
import { useKitFacts } from '../state/useKitFacts.ts'
import { useMultiWallet } from './useMultiWallet.ts'

/** A wallet, optionally with one of its addresses. Without an address, the wallet selects one. */
export type ConnectionChoice = {
  readonly connectorId: string
  readonly address?: string | undefined
}

/**
 * Result of switching to a connection or deleting one: which parts have changed. `address` is the
 * account that the call concerned.
 */
export type ConnectionChange = {
  readonly address: string | undefined
  readonly hasSwitchedWallet: boolean
  readonly hasSwitchedAccount: boolean
  readonly hasDeletedWallet: boolean
}

export type UseConnectionParameters = ResultCallbacks<ConnectionChange> & {
  /** Namespace of the connection. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
}

export type UseConnectionReturnType = {
  /** The active connection of the namespace. */
  readonly connection: Connection | undefined
  readonly isPending: boolean
  readonly switchConnection: (choice: ConnectionChoice) => void
  /** Removes a recently used wallet, or only one of its addresses. */
  readonly deleteConnection: (choice: ConnectionChoice) => void
}

/**
 * Reads the active connection and switches to another one. Without the multi-wallet feature, an
 * alert informs the developer, `connection` is `undefined`, and the functions do nothing.
 */
export function useConnection(parameters: UseConnectionParameters = {}): UseConnectionReturnType {
  const { kit } = useKitContext()
  const enabled = useMultiWallet()
  const namespace = useKitFacts(
    () => parameters.namespace ?? getActiveNamespace(kit),
    parameters.namespace,
  )
  const connection = useKitFacts(() => getActiveConnection(kit, { namespace }), undefined)
  const { run, isPending } = useResult(
    async (change: () => Promise<ConnectionChange>) => change(),
    parameters,
  )
  const change = (work: (place: ChainNamespace) => Promise<ConnectionChange>) => {
    if (enabled && namespace) run(() => work(namespace))
  }
  return {
    connection: enabled ? connection : undefined,
    isPending,
    switchConnection: (choice) =>
      change(async (place) => {
        const switched = await switchConnection(kit, { ...choice, namespace: place })
        return {
          address: switched?.connection.accounts[0]?.address,
          hasSwitchedWallet: switched?.hasSwitchedWallet ?? false,
          hasSwitchedAccount: switched?.hasSwitchedAccount ?? false,
          hasDeletedWallet: false,
        }
      }),
    deleteConnection: (choice) =>
      change(async (place) => {
        await deleteConnection(kit, { ...choice, namespace: place })
        const { address } = choice
        return {
          address,
          hasSwitchedWallet: false,
          hasSwitchedAccount: false,
          hasDeletedWallet: true,
        }
      }),
  }
}
