import { type Kit, setThemeMode, type ThemeMode } from '@latchkey/kit'
import type { Page } from '@latchkey/modal'
import { useEffect, useRef, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import type { Messages } from '../messages/Messages.ts'
import { KitProvider } from '../provider/KitProvider.tsx'

export type ViewStageProps = {
  /** Makes the kit, over fakes and not started; called once. */
  readonly createKit: () => Kit
  /** The history; the last page shows. */
  readonly pages: readonly [Page, ...Page[]]
  readonly themeMode?: ThemeMode | undefined
  readonly messages?: Partial<Messages> | undefined
}

/** The modal, open on a page of a kit over fakes: for stories and tests. */
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
    // Once: opened again, the view would lose what was typed into it.
    if (opened.current) return
    opened.current = true
    const [first, ...rest] = pages
    open(first)
    for (const page of rest) kit.modal.send({ type: 'push', page })
  }, [kit, open, pages])
  return null
}
