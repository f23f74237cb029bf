import { revokeOtherSessions, revokeSession } from '@latchkey/product-api/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../context/AppContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'

/**
 * Returns actions that end one session, or all except the session of this browser. Each action
 * reloads the list of devices and shows the outcome.
 */
export function useRevocations() {
  const messages = useMessages().sessions
  const { product, popupAlert } = useApp()
  const { api, queryClient, queries } = product
  const settle = {
    onError: () => popupAlert.show(messages.revokeFailed, 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.sessions.queryKey }),
  }
  const one = useMutation(
    {
      mutationFn: (id: string) => api.call(revokeSession, { id }),
      onSuccess: () => popupAlert.show(messages.revoked, 'success'),
      ...settle,
    },
    queryClient,
  )
  const others = useMutation(
    {
      mutationFn: () => api.call(revokeOtherSessions, {}),
      onSuccess: () => popupAlert.show(messages.othersRevoked, 'success'),
      ...settle,
    },
    queryClient,
  )
  return { one, others }
}
