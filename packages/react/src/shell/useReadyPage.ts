import type { Page } from '@latchkey/modal'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { registry } from '../views/registry.ts'
import type { LoadedView, LoadedViews } from './createViews.ts'
import { whenIdle } from './whenIdle.ts'

type Place = { readonly page: Page; readonly depth: number }

/** A page whose view is there. */
type ReadyPage = Place & { readonly view: LoadedView }

export type UseReadyPageReturnType = {
  /** The wanted page, or while its code is on the way the one before it; absent when there was none. */
  readonly ready: ReadyPage | undefined
  /** The code of the wanted page could not be fetched. */
  readonly failed: boolean
}

const nothing = () => () => {}

/** Loads the view of a page. Until it is there the page before stays, so that nothing flashes. */
export function useReadyPage(views: LoadedViews, { page, depth }: Place): UseReadyPageReturnType {
  // A name that is no view renders nothing and does not throw (K-VIEW-04).
  const loader = Object.hasOwn(views, page.view) ? views[page.view] : undefined
  const subscribe = loader?.subscribe ?? nothing
  const view = useSyncExternalStore(subscribe, () => loader?.getValue())
  const failed = useSyncExternalStore(subscribe, () => loader?.hasFailed() ?? false)
  const [before, setBefore] = useState<ReadyPage>()
  if (view && before?.page !== page) setBefore({ page, depth, view })

  useEffect(() => {
    // A failed fetch is shown by `failed`.
    loader?.load().catch(() => undefined)
  }, [loader])
  useEffect(() => {
    if (!view) return
    const { next = [] } = registry[page.view]
    return whenIdle(() => {
      // Fetched ahead; the page itself fetches again and says what failed.
      for (const name of next) views[name].load().catch(() => undefined)
    })
  }, [view, views, page.view])

  if (!loader) return { ready: undefined, failed: false }
  return { ready: view ? { page, depth, view } : before, failed }
}
