import { RequestRefusedError } from '@latchkey/product-api'
import { changeName } from '@latchkey/product-api/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../context/AppContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useErrorText } from '../../parts/useErrorText.ts'

/**
 * Returns the action that changes the player's name, and the text of its failure.
 *
 * @param onDone - Called when the server has accepted the name.
 */
export function useNameChange(onDone: () => void = () => {}) {
  const { profile: messages } = useMessages()
  const { product, popupAlert } = useApp()
  const toText = useErrorText()
  const { queries, queryClient, api } = product
  const { mutate, isPending, error } = useMutation(
    {
      networkMode: 'always',
      mutationFn: (name: string) => api.call(changeName, { name }),
      onSuccess({ name }) {
        queryClient.setQueryData(
          queries.me.queryKey,
          (before) => before && { ...before, user: { ...before.user, displayName: name } },
        )
        void queryClient.invalidateQueries({ queryKey: queries.seasons.queryKey.slice(0, -1) })
        popupAlert.show(messages.nameChanged, 'success')
        onDone()
      },
    },
    queryClient,
  )
  const refused = error instanceof RequestRefusedError ? toText(error) : messages.nameFailed
  return { save: mutate, pending: isPending, problem: error ? refused : undefined }
}
