import { type Kit, setThemeMode, type ThemeMode } from '@latchkey/kit'
import type { Page } from '@latchkey/modal'
import { useEffect, useRef, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import type { Messages } from '../messages/Messages.ts'
import { KitProvider } from '../provider/KitProvider.tsx'

export type ViewStageProps = {
  /** Creates a kit with fakes that has not started. Called once. */
  readonly createKit: () => Kit
  /** The pages of the history. The last one is shown. */
  readonly pages: readonly [Page, ...Page[]]
  readonly themeMode?: ThemeMode | undefined
  readonly messages?: Partial<Messages> | undefined
}

/** Renders the modal on a page, with a kit that uses fakes. Use it in stories and tests. */
export function ViewStage({ createKit, pages, themeMode, messages }: ViewStageProps) {
  const [kit] = useState(createKit)
  useEffect(() => {
    if (themeMode) setThemeMode(kit, themeMode)
  }, [kit, themeMode])
  return (
    <KitProvider kit={kit} messages={messages}>
      <OpenPages pages={pages} />
    </KitProvider>
  )
}

function OpenPages({ pages }: Pick<ViewStageProps, 'pages'>) {
  const { kit, open } = useKitContext()
  const opened = useRef(false)
  useEffect(() => {
    // Opens the pages once, because opening them again would reset what a test has typed.
    if (opened.current) return
    opened.current = true
    const [first, ...rest] = pages
    open(first)
    for (const page of rest) kit.modal.send({ type: 'push', page })
  }, [kit, open, pages])
  return null
}
