import type { Page } from '@latchkey/modal'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LoadedView, LoadedViews } from '../context/Shell.ts'
import { registry } from '../views/registry.ts'
import { whenIdle } from './whenIdle.ts'

type Place = { readonly page: Page; readonly depth: number }

/** A page whose view is there. */
type ReadyPage = Place & { readonly view: LoadedView }

export type UseReadyPageReturnType = {
  /** The wanted page, or for a moment the one before it; absent while the code of the wanted one is still on its way. */
  readonly ready: ReadyPage | undefined
  /** The code of the wanted page could not be fetched. */
  readonly failed: boolean
}

const nothing = () => () => {}

/** So long the page before stays: what comes within it must not flash. As `--lk-wait-skeleton`. */
const stayMs = 150

/** Whether a page has been waited for longer than the page before may stay, or in vain: who asked for it stands on it then. */
function useIsLate(page: Page, waiting: boolean, failed: boolean): boolean {
  const [late, setLate] = useState<Page>()
  if (failed && late !== page) setLate(page)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(page), stayMs)
    return () => clearTimeout(timer)
  }, [page, waiting])
  return waiting && late === page
}

/** Loads the view of a page. The page before stays for a moment, so that nothing flashes. */
export function useReadyPage(views: LoadedViews, { page, depth }: Place): UseReadyPageReturnType {
  // A name that is no view renders nothing and does not throw (K-VIEW-04).
  const loader = Object.hasOwn(views, page.view) ? views[page.view] : undefined
  const subscribe = loader?.subscribe ?? nothing
  const view = useSyncExternalStore(subscribe, () => loader?.getValue())
  const failed = useSyncExternalStore(subscribe, () => loader?.hasFailed() ?? false)
  const [before, setBefore] = useState<ReadyPage>()
  if (view && before?.page !== page) setBefore({ page, depth, view })
  const late = useIsLate(page, loader !== undefined && !view, failed)

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
  if (view) return { ready: { page, depth, view }, failed }
  return { ready: late ? undefined : before, failed }
}
