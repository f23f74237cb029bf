import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { useSession } from '../session/useSession.ts'

/**
 * Shows an alert if a signed-in member tries to link an account that is banned. Signed-out visitors
 * see the ban on the login page instead.
 */
export function useBannedAlert(): void {
  const { bans, popupAlert } = useApp()
  const { notAdded } = useMessages().banned
  const ban = useStore(bans, (state) => state.ban)
  const isMember = useSession().status === 'member'
  useEffect(() => {
    if (!ban || !isMember) return
    popupAlert.show(notAdded, 'error')
    bans.setState({ ban: undefined })
  }, [ban, bans, isMember, notAdded, popupAlert])
}
