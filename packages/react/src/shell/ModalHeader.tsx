import { isConnected, requestCloseModal, track } from '@latchkey/kit'
import type { Page, ViewName } from '@latchkey/modal'
import { BackIcon, CloseIcon, Header, HelpIcon, Icon, IconButton } from '@latchkey/ui'
import type { ReactNode } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useText } from '../messages/en.ts'
import { NetworkSelector } from './NetworkSelector.tsx'
import type { ViewTitle } from './useViewTitle.ts'

export type ModalHeaderProps = ViewTitle & {
  readonly page: Page
  /** Number of pages in the history. The header shows a back button if it is at least two. */
  readonly depth: number
  readonly titleId: string
  /** Content that the view adds at the end of the header, once the view has loaded. */
  readonly end: ReactNode
}

/**
 * The header of the modal: the back button, network selector or help button at the start, the
 * title, and the close button.
 */
export function ModalHeader({ page, depth, titleId, end, ...titles }: ModalHeaderProps) {
  const { kit } = useKitContext()
  const text = useText()
  return (
    <Header
      {...titles}
      end={
        <>
          {end}
          {!kit.config.enableEmbedded && (
            <IconButton
              aria-label={text('modal.close')}
              data-testid="w3m-header-close"
              onClick={() => requestCloseModal(kit)}
            >
              <Icon icon={CloseIcon} />
            </IconButton>
          )}
        </>
      }
      start={<HeaderStart depth={depth} view={page.view} />}
      titleProps={{ id: titleId, 'data-testid': 'w3m-header-text' }}
    />
  )
}

function HeaderStart({ view, depth }: { readonly view: ViewName; readonly depth: number }) {
  const { kit } = useKitContext()
  if (view === 'Account' && kit.config.enableNetworkSwitch !== false) return <NetworkSelector />
  // An approval has no back button, because leaving it would keep the request open. The user
  // answers or closes it.
  if (view === 'ApproveTransaction') return null
  if (depth > 1 && !(view === 'Connect' && kit.config.enableEmbedded)) return <BackButton />
  return view === 'Connect' ? <HelpButton /> : null
}

function BackButton() {
  const { kit } = useKitContext()
  const text = useText()
  return (
    <IconButton
      aria-label={text('modal.back')}
      data-testid="header-back"
      onClick={() => kit.modal.send({ type: 'back', connected: isConnected(kit) })}
    >
      <Icon directional icon={BackIcon} />
    </IconButton>
  )
}

function HelpButton() {
  const { kit } = useKitContext()
  const text = useText()
  const openHelp = () => {
    track(kit, { event: 'CLICK_WALLET_HELP' })
    kit.modal.send({ type: 'push', page: { view: 'WhatIsAWallet' } })
  }
  return (
    <IconButton aria-label={text('modal.help')} onClick={openHelp}>
      <Icon icon={HelpIcon} />
    </IconButton>
  )
}
