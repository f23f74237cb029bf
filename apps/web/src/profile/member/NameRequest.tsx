import { Button, Input } from '@latchkey/ui'
import { useState } from 'react'
import { useApp } from '../../context/AppContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { namePostponed } from '../../storage/storedValues.ts'
import styles from './NameRequest.module.css'
import { suggestName } from './suggestName.ts'
import { useNameChange } from './useNameChange.ts'

export type NameRequestProps = {
  readonly user: { readonly id: string; readonly displayName: string | null }
  /** Name of the player elsewhere, which is suggested first. Never an email address. */
  readonly known: string | undefined
}

/**
 * A form that suggests a name to a player without a name. The form takes no focus. A player can
 * postpone the choice, and this browser then does not show the form to the same player again.
 */
export function NameRequest({ user, known }: NameRequestProps) {
  const { storage } = useApp()
  const [postponed, setPostponed] = useState(() => storage.read(namePostponed) === user.id)
  if (user.displayName !== null || postponed) return null
  const postpone = () => {
    storage.write(namePostponed, user.id)
    setPostponed(true)
  }
  return <Form id={user.id} known={known} onLater={postpone} />
}

type FormProps = {
  readonly id: string
  readonly known: string | undefined
  readonly onLater: () => void
}

function Form({ id, known, onLater }: FormProps) {
  const { profile: messages } = useMessages()
  const [index, setIndex] = useState(0)
  const [typed, setTyped] = useState<string>()
  const change = useNameChange()
  const name = typed ?? suggestName({ id, known, index })
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        change.submit(name)
      }}
    >
      <Input
        label={messages.askName}
        hint={messages.nameHint}
        error={change.problem}
        value={name}
        maxLength={32}
        autoComplete="nickname"
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" pending={change.pending}>
          {messages.takeName}
        </Button>
        <Button
          onClick={() => {
            setTyped(undefined)
            change.clear()
            setIndex(index + 1)
          }}
        >
          {messages.otherName}
        </Button>
        <Button variant="ghost" onClick={onLater}>
          {messages.askNameLater}
        </Button>
      </div>
    </form>
  )
}
