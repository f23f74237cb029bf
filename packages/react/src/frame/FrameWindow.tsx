import { openApprovalWindow } from '@latchkey/kit/auth'
import { Button, ExternalIcon, Icon, Image, WalletIcon } from '@latchkey/ui'
import { useEffect, useRef, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useLoginText } from '../messages/logins.ts'
import { WaitingScreen } from '../parts/WaitingScreen.tsx'

/** Keys of the title, the text and the button for each state of the window. */
const words = {
  closed: ['approve.windowTitle', 'approve.windowText', 'approve.windowOpen'],
  open: ['approve.windowTitle', 'approve.place', 'approve.windowShow'],
  blocked: ['social.blockedTitle', 'approve.windowBlocked', 'approve.windowOpen'],
} as const

/**
 * Opens the request of the login's wallet in a window, because the page makes the secure frame
 * inert (K-WORLD-19). The window closes when the modal leaves this page.
 */
export function FrameWindow() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const opened = useRef<Window>(null)
  const [state, setState] = useState<keyof typeof words>('closed')
  const [title, sentence, label] = words[state]
  useEffect(() => () => opened.current?.close(), [])

  function open(): void {
    if (opened.current?.closed === false) {
      opened.current.focus()
      return
    }
    opened.current = openApprovalWindow(kit)
    setState(opened.current ? 'open' : 'blocked')
  }

  return (
    <WaitingScreen
      action={
        <Button
          onClick={open}
          size="large"
          trailing={<Icon directional icon={ExternalIcon} />}
          variant="primary"
          wide
        >
          {text(label)}
        </Button>
      }
      image={<Image fallback={<Icon icon={WalletIcon} size={32} />} shape="tile" size={80} />}
      state={state === 'blocked' ? 'failed' : 'waiting'}
      text={text(sentence)}
      title={text(title)}
    />
  )
}
