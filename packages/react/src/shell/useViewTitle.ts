import type { Page, ViewName } from '@latchkey/modal'
import type { ReactNode } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import type { ViewHeader } from '../context/Shell.ts'
import { useKitFacts } from '../hooks/state/useKitFacts.ts'
import { useText } from '../messages/en.ts'
import { registry, type ViewEntry } from '../views/registry.ts'

export type ViewTitle = {
  /** The visible title. Empty for a view without one. */
  readonly title: ReactNode
  /** The title for screen readers of a view without a visible title. */
  readonly hiddenTitle: string | undefined
}

/** Returns the title of a page. The registry's title takes precedence over that of the view. */
export function useViewTitle(page: Page, own: ViewHeader | undefined): ViewTitle {
  const { kit } = useKitContext()
  const text = useText()
  // An unknown view name has no title (K-VIEW-04).
  const isKnown = Object.hasOwn(registry, page.view)
  // The registry checks that the function for a title accepts the data of its view.
  const { title, hiddenTitle } = (isKnown ? registry[page.view] : {}) as Partial<
    ViewEntry<ViewName>
  >
  const registered = useKitFacts(() => {
    if (typeof title === 'string') return text(title)
    return title?.({ kit, text, data: page.data as never }) ?? ''
  }, '')
  return { title: registered || own?.title, hiddenTitle: hiddenTitle && text(hiddenTitle) }
}
