import { getSuggestedWallets, loadDirectory, type SuggestedWallets } from '@latchkey/kit'
import { useEffect, useMemo, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from './useSlice.ts'

const nothing: SuggestedWallets = {
  featured: [],
  recommended: [],
  excluded: [],
  ranked: [],
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
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    loadDirectory(kit).then(cache.attach, () => setFailed(true))
  }, [kit, cache])
  return useSlice(
    store,
    (suggested) => (failed ? { ...suggested, pending: false } : suggested),
    nothing,
  )
}
