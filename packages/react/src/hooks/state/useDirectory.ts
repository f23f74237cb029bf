import { getSuggestedWallets, loadDirectory, type SuggestedWallets } from '@latchkey/kit'
import { useEffect, useMemo, useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from './useSlice.ts'

const nothing: SuggestedWallets = {
  featured: [],
  recommended: [],
  excluded: [],
  ranked: [],
  knownIds: { connectors: {}, images: {} },
  count: 0,
  pending: false,
}

/** Reads what the directory suggests, and asks for it where that has not happened yet. */
export function useSuggestedWallets(): SuggestedWallets {
  const { kit, cache } = useKitContext()
  const store = useMemo(
    () => ({ getState: () => getSuggestedWallets(kit), subscribe: cache.subscribe }),
    [kit, cache],
  )
  // Its code is here, or it does not come: then nothing is waited for.
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const failed = state === 'failed'
  useEffect(() => {
    loadDirectory(kit).then(
      () => setState('loaded'),
      () => setState('failed'),
    )
  }, [kit])
  return useSlice(
    store,
    (suggested) => (failed ? { ...suggested, pending: false } : suggested),
    nothing,
  )
}
