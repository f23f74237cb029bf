import { trackCrash } from '@latchkey/kit'
import type { Direction, Page } from '@latchkey/modal'
import { Button, EmptyState, ViewTransition } from '@latchkey/ui'
import { useEffect, useRef } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import type { LoadedView } from '../context/Shell.ts'
import { useText } from '../messages/en.ts'
import { registry } from '../views/registry.ts'
import { Placeholder } from './Placeholder.tsx'
import { ViewBoundary } from './ViewBoundary.tsx'
import styles from './ViewPane.module.css'

export type ViewPaneProps = {
  readonly shown: {
    readonly page: Page
    readonly depth: number
    readonly view: LoadedView | undefined
  }
  readonly direction: Direction | undefined
  readonly failed: boolean
  readonly onReload: () => void
  /** Id of the title, which becomes the accessible name of the pane. */
  readonly labelledBy: string | undefined
  /** Accessible name of the pane while the view has no title. */
  readonly label: string
}

/** Shows the current page inside an error boundary. */
export function ViewPane(props: ViewPaneProps) {
  const { shown, direction, failed, onReload, labelledBy, label } = props
  const { page, depth } = shown
  const key = `${depth}/${page.view}`
  const pane = useFocusOnChange(key)
  const { kit } = useKitContext()
  return (
    <ViewTransition
      aria-label={labelledBy ? undefined : label}
      aria-labelledby={labelledBy}
      className={styles['pane']}
      direction={direction}
      ref={pane}
      role="group"
      tabIndex={-1}
      viewKey={key}
    >
      <ViewBoundary onCrash={(error) => trackCrash(kit, error)}>
        <PaneContent failed={failed} onReload={onReload} shown={shown} />
      </ViewBoundary>
    </ViewTransition>
  )
}

function PaneContent({
  shown,
  failed,
  onReload,
}: Pick<ViewPaneProps, 'shown' | 'failed' | 'onReload'>) {
  // An unknown view name renders nothing (K-VIEW-04).
  if (!Object.hasOwn(registry, shown.page.view)) return null
  if (failed) return <LoadFailed onReload={onReload} />
  if (!shown.view) return <Placeholder view={shown.page.view} />
  return <shown.view.View data={shown.page.data} />
}

/**
 * Moves the focus to the pane when the view changes, so that screen readers announce the title of
 * the view. Otherwise the focus would leave the dialog, because the focused control unmounts.
 */
function useFocusOnChange(key: string) {
  const pane = useRef<HTMLDivElement>(null)
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    if (!pane.current?.contains(document.activeElement))
      pane.current?.focus({ preventScroll: true })
  }, [key])
  return pane
}

function LoadFailed({ onReload }: { readonly onReload: () => void }) {
  const text = useText()
  return (
    <EmptyState
      action={<Button onClick={onReload}>{text('modal.tryAgain')}</Button>}
      title={text('modal.viewNotLoaded')}
    />
  )
}
