import { PlayerName } from '@latchkey/product-api'
import { Button, Input } from '@latchkey/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './PlayerName.module.css'
import { useNameChange } from './useNameChange.ts'

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
