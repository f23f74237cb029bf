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
  const change = useNameChange(onDone)
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        change.submit(typed)
      }}
    >
      <Input
        label={messages.name}
        labelHidden
        hint={messages.nameHint}
        error={change.problem}
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
