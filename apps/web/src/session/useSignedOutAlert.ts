import { useEffect, useRef } from 'react'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { useSession } from './useSession.ts'

/** Says so when who was signed in here no longer is, whatever ended it: this page, another tab or device, or time. */
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
