import { useEffect, useRef } from 'react'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { useSession } from './useSession.ts'

/**
 * Alerts a member when the session has ended, whatever the cause: this page, another tab or device,
 * or expiry.
 */
export function useSignedOutAlert(): void {
  const { popupAlert } = useApp()
  const { signedOut } = useMessages().sessions
  const { status } = useSession()
  const before = useRef(status)
  useEffect(() => {
    if (before.current === 'member' && status === 'guest') popupAlert.show(signedOut)
    before.current = status
  }, [popupAlert, signedOut, status])
}
