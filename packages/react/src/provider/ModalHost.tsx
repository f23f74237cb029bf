import { track } from '@latchkey/kit'
import { DialogHost, type DialogHostProps, toThemeProperties } from '@latchkey/ui'
import { useEffect, useMemo } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { useTheme } from '../hooks/appearance/useTheme.ts'
import { useModalOpen } from '../hooks/modal/useModalOpen.ts'
import { useLoaded } from '../loading/useLoaded.ts'
import { getDirection } from '../messages/getDirection.ts'
import { ModalBoundary } from './ModalBoundary.tsx'

/**
 * Renders the dialog element of the modal, closed and empty at first. Its content loads when the
 * user is about to open the modal.
 */
export function ModalHost({ container }: Pick<DialogHostProps, 'container'>) {
  const { kit, shell, prepare, close } = useKitContext()
  const { open } = useModalOpen()
  const { themeMode, themeVariables } = useTheme()
  const { locale } = useLanguage()
  const properties = useMemo(() => toThemeProperties(themeVariables), [themeVariables])
  const loaded = useLoaded(shell)
  useEffect(() => track(kit, { event: 'MODAL_CREATED' }), [kit])
  useEffect(() => {
    if (open) prepare()
  }, [open, prepare])
  return (
    <DialogHost
      container={container}
      data-testid="w3m-modal"
      dir={getDirection(locale)}
      lang={locale}
      theme={themeMode}
      themeProperties={properties}
    >
      {open && loaded && (
        <ModalBoundary onCrash={close}>
          <loaded.Modal views={loaded.views} />
        </ModalBoundary>
      )}
    </DialogHost>
  )
}
