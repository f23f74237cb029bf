import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import { getActiveNamespace, getActiveNetworkId } from '@latchkey/kit'
import { useEffect, useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../state/useSlice.ts'

export type UseKitStateReturnType = {
  readonly open: boolean
  readonly loading: boolean
  readonly activeChain: ChainNamespace | undefined
  readonly selectedNetworkId: CaipNetworkId | undefined
  /** Whether the kit has started. False on the first render, even if it has. */
  readonly initialized: boolean
}

const shut = { open: false, loading: false }
const before = { activeChain: undefined, selectedNetworkId: undefined, initialized: false }

/**
 * Returns the public state of the kit: whether the modal is open, and the active namespace and
 * network.
 */
export function useKitState(): UseKitStateReturnType {
  const { kit } = useKitContext()
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const modal = useSlice(kit.modal, ({ open, loading }) => ({ open, loading }), shut)
  const { initialized, ...connection } = useSlice<
    { readonly initialized: boolean },
    Omit<UseKitStateReturnType, 'open' | 'loading'>
  >(
    kit.connection,
    (state) => ({
      activeChain: getActiveNamespace(kit),
      selectedNetworkId: getActiveNetworkId(kit),
      initialized: state.initialized,
    }),
    before,
  )
  return { ...modal, ...connection, initialized: initialized && mounted }
}
