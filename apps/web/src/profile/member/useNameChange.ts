import { PlayerName, RequestRefusedError } from '@latchkey/product-api'
import { changeName } from '@latchkey/product-api/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../context/AppContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useErrorText } from '../../parts/useErrorText.ts'

/**
 * Returns the action of the forms that change the player's name. `problem` is the text of an invalid
 * name or of a failed request, and `clear` removes the text of an invalid name.
 *
 * @param onDone - Called when the server has accepted the name.
 */
export function useNameChange(onDone: () => void = () => {}) {
  const { profile: messages } = useMessages()
  const { product, popupAlert } = useApp()
  const toText = useErrorText()
  const { queries, queryClient, api } = product
  const [invalid, setInvalid] = useState(false)
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
  const failure = error ? refused : undefined
  return {
    submit(typed: string) {
      const name = PlayerName.safeParse(typed)
      setInvalid(!name.success)
      if (name.success) mutate(name.data)
    },
    clear: () => setInvalid(false),
    pending: isPending,
    problem: invalid ? messages.nameInvalid : failure,
  }
}
