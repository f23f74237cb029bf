import { openModal, track } from '@latchkey/kit'
import { toThemeProperties } from '@latchkey/ui'
import { useEffect, useMemo, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { useTheme } from '../hooks/appearance/useTheme.ts'
import { useModalOpen } from '../hooks/modal/useModalOpen.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { useLoaded } from '../loading/useLoaded.ts'
import { getDirection } from '../messages/getDirection.ts'
import { ModalBoundary } from './ModalBoundary.tsx'
import { ModalHost } from './ModalHost.tsx'

/**
 * Renders the modal at this position in the page (K-MODAL-14). Set `disableAppend`, so that the
 * provider does not render the modal too. With `enableEmbedded`, the modal is a part of the page
 * and always open; without it, a dialog.
 */
export function KitModal() {
  const { kit } = useKitContext()
  const [place, setPlace] = useState<Element | null>(null)
  if (kit.config.enableEmbedded) return <EmbeddedModal />
  return <div ref={setPlace}>{place && <ModalHost container={place} />}</div>
}

function EmbeddedModal() {
  const { kit, prepare, shell, close } = useKitContext()
  const { open } = useModalOpen()
  const { themeMode, themeVariables } = useTheme()
  const { locale } = useLanguage()
  const properties = useMemo(() => toThemeProperties(themeVariables), [themeVariables])
  const loaded = useLoaded(shell)
  // A crashed modal is not opened again, because it would crash again.
  const [crashed, setCrashed] = useState(false)
  // The kit starts only after this component has mounted, because the provider starts it after its
  // children.
  const started = useSlice(kit.connection, ({ initialized }) => initialized, false)
  useEffect(() => track(kit, { event: 'MODAL_CREATED' }), [kit])
  useEffect(() => {
    if (!started) return
    prepare()
    // If the embedded modal is closed, it opens again on its first page: Account while connected,
    // else Connect.
    if (!open && !crashed) openModal(kit)
  }, [kit, prepare, started, open, crashed])
  return (
    <div
      className="lk-root"
      data-testid="w3m-modal"
      data-theme={themeMode}
      dir={getDirection(locale)}
      lang={locale}
      style={properties}
    >
      {open && loaded && (
        <ModalBoundary
          onCrash={() => {
            setCrashed(true)
            close()
          }}
        >
          <loaded.Modal views={loaded.views} />
        </ModalBoundary>
      )}
    </div>
  )
}
