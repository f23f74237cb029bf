import { PlayerName, RequestRefusedError } from '@latchkey/product-api'
import { changeName } from '@latchkey/product-api/endpoints'
import { Button, Input } from '@latchkey/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../context/AppContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './PlayerName.module.css'

export type NameFormProps = {
  readonly chosen: string | undefined
  /** Called when the player has changed the name or cancelled the name form. */
  readonly onDone: () => void
}

/** Form in which players choose their name. */
export function NameForm({ chosen = '', onDone }: NameFormProps) {
  const { profile: messages } = useMessages()
  const [typed, setTyped] = useState(chosen)
  const [invalid, setInvalid] = useState(false)
  const change = useNameChange(onDone)
  const problem = invalid ? messages.nameInvalid : change.problem
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        const name = PlayerName.safeParse(typed)
        setInvalid(!name.success)
        if (name.success) change.save(name.data)
      }}
    >
      <Input
        label={messages.name}
        labelHidden
        hint={messages.nameHint}
        error={problem}
        value={typed}
        maxLength={32}
        autoComplete="nickname"
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <Button type="submit" variant="primary" pending={change.pending}>
        {messages.saveName}
      </Button>
      <Button variant="ghost" onClick={onDone}>
        {messages.keepName}
      </Button>
    </form>
  )
}

function useNameChange(onDone: () => void) {
  const { profile: messages } = useMessages()
  const { product, popupAlert } = useApp()
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
  const refused = error instanceof RequestRefusedError ? error.shortMessage : messages.nameFailed
  return { save: mutate, pending: isPending, problem: error ? refused : undefined }
}
