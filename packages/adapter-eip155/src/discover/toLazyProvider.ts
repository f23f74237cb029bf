import type { LazyProvider } from '../external/LazyProvider.ts'

/** Loads the provider once and shares it between all calls. Loads again after a failure. */
export function toLazyProvider(load: () => Promise<unknown>): LazyProvider {
  let loading: Promise<unknown> | undefined
  return {
    load: () => {
      const current = loading ?? load()
      loading = current
      current.catch(() => {
        if (loading === current) loading = undefined
      })
      return current
    },
  }
}
