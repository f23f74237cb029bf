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

/** Returns the wallets that the directory suggests, and requests them on first use. */
export function useSuggestedWallets(): SuggestedWallets {
  const { kit, cache } = useKitContext()
  const store = useMemo(
    () => ({ getState: () => getSuggestedWallets(kit), subscribe: cache.subscribe }),
    [kit, cache],
  )
  // If the directory's code fails to load, `pending` is false, because no wallets will arrive.
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
