import { useEffect, useRef } from 'react'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { useSession } from './useSession.ts'

/**
 * Shows an alert to a member whose session has ended, for any reason: a sign-out on this page, in
 * another tab or on another device, or expiry.
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
