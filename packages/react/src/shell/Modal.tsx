import { type Kit, requestCloseModal } from '@latchkey/kit'
import { getShownPage, initialModalState } from '@latchkey/modal'
import { Dialog, EmbeddedDialog } from '@latchkey/ui'
import { useId } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import type { ModalProps } from '../context/Shell.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { useText } from '../messages/en.ts'
import { findOpener } from './findOpener.ts'
import { ModalHeader } from './ModalHeader.tsx'
import { CurrentAlert, CurrentToast } from './Notices.tsx'
import { useBackButton } from './useBackButton.ts'
import { useReadyPage } from './useReadyPage.ts'
import { useViewTitle } from './useViewTitle.ts'
import { ViewPane } from './ViewPane.tsx'

/** Returns the DOM id of the secure frame. If the kit has a name, the id starts with it. */
const toFrameId = ({ config }: Kit) => (config.name ? `${config.name}-w3m-iframe` : 'w3m-iframe')

/** The content of the open modal: header, current page, footer, alert and toast. */
export function Modal({ views }: ModalProps) {
  const { kit } = useKitContext()
  const text = useText()
  const titleId = useId()
  useBackButton(kit)
  const state = useSlice(kit.modal, (current) => current, initialModalState)
  const page = getShownPage(state)
  const depth = state.stack.length
  const { ready, failed } = useReadyPage(views, { page, depth })
  const shown = ready ?? { page, depth, view: undefined }
  const own = shown.page === page ? shown.view?.header : undefined
  const titles = useViewTitle(page, own)
  const label = text('modal.label')
  const labelledBy = titles.title || titles.hiddenTitle ? titleId : undefined
  const Footer = shown.view?.Footer
  const card = {
    'data-testid': 'w3m-modal-card',
    footer: Footer && <Footer />,
    header: <ModalHeader {...titles} depth={depth} end={own?.end} page={page} titleId={titleId} />,
    alert: <CurrentAlert />,
    notice: <CurrentToast />,
    shaking: state.shaking,
    children: (
      <ViewPane
        direction={state.direction}
        failed={failed}
        label={label}
        labelledBy={labelledBy}
        onReload={() => views[page.view].load()}
        shown={shown}
      />
    ),
  }
  if (kit.config.enableEmbedded) {
    const name = labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': label }
    return <EmbeddedDialog {...card} {...name} role="region" />
  }
  return (
    <Dialog
      {...card}
      fullScreen={kit.config.enableMobileFullScreen && kit.ports.page.device().mobile}
      getReturnFocus={findOpener}
      label={label}
      labelledBy={labelledBy}
      onRequestClose={() => requestCloseModal(kit)}
      overlayProps={{ 'data-testid': 'w3m-modal-overlay' }}
      reachable={`#${toFrameId(kit)}`}
    />
  )
}
