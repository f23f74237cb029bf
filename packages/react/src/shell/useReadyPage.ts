import type { Page } from '@latchkey/modal'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LoadedView, LoadedViews } from '../context/Shell.ts'
import { registry } from '../views/registry.ts'
import { whenIdle } from './whenIdle.ts'

type Place = { readonly page: Page; readonly depth: number }

/** A page of the modal's history with its loaded view. */
type ReadyPage = Place & { readonly view: LoadedView }

export type UseReadyPageReturnType = {
  /**
   * The page to render: the requested one or, for a short time, the previous one. `undefined` if
   * the requested page takes longer to load.
   */
  readonly ready: ReadyPage | undefined
  /** Whether the code of the requested page failed to load. */
  readonly failed: boolean
}

const nothing = () => () => {}

/**
 * Time in milliseconds for which the previous page stays visible, so that a fast load shows no
 * placeholder. Same as `--lk-wait-skeleton`.
 */
const stayMs = 150

/**
 * Returns whether the page has been loading for longer than `stayMs`, or has failed to load. Its
 * placeholder or error then replaces the previous page.
 */
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

/**
 * Loads the view of a page. Keeps the previous page for a short time, so that no placeholder
 * flashes.
 */
export function useReadyPage(views: LoadedViews, { page, depth }: Place): UseReadyPageReturnType {
  // An unknown view name renders nothing and does not throw (K-VIEW-04).
  const loader = Object.hasOwn(views, page.view) ? views[page.view] : undefined
  const subscribe = loader?.subscribe ?? nothing
  const view = useSyncExternalStore(subscribe, () => loader?.getValue())
  const failed = useSyncExternalStore(subscribe, () => loader?.hasFailed() ?? false)
  const [before, setBefore] = useState<ReadyPage>()
  if (view && before?.page !== page) setBefore({ page, depth, view })
  const late = useIsLate(page, loader !== undefined && !view, failed)

  useEffect(() => {
    // A failed load is not thrown, because `failed` reports it.
    loader?.load().catch(() => undefined)
  }, [loader])
  useEffect(() => {
    if (!view) return
    const { next = [] } = registry[page.view]
    return whenIdle(() => {
      // This only loads the code in advance. If it fails, the page loads it again and reports a
      // failure.
      for (const name of next) views[name].load().catch(() => undefined)
    })
  }, [view, views, page.view])

  if (!loader) return { ready: undefined, failed: false }
  if (view) return { ready: { page, depth, view }, failed }
  return { ready: late ? undefined : before, failed }
}
