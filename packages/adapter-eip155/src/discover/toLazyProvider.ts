import type { LazyProvider } from '../external/LazyProvider.ts'

/** Makes one provider however often it is asked for; what did not come is fetched again. */
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
