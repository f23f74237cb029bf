import { Icon, IconButton, PencilIcon } from '@latchkey/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.ts'
import { NameForm } from './NameForm.tsx'
import styles from './PlayerName.module.css'

export type PlayerNameProps = {
  readonly heading: 'h1' | 'h2'
  /** The name the player has chosen; `undefined` for none. */
  readonly chosen: string | undefined
  /** What they go by. */
  readonly shown: string
  readonly title: string | undefined
  /** Whether it is known who they are. */
  readonly changeable: boolean
}

/** What the player goes by, and the way to choose another name. Afterwards the focus is where it began. */
export function PlayerName({
  heading: Heading,
  chosen,
  shown,
  title,
  changeable,
}: PlayerNameProps) {
  const { profile: messages } = useMessages()
  const [changing, setChanging] = useState<boolean>()
  return (
    <>
      <div className={styles['line']}>
        <Heading title={title}>
          <bdi>{shown}</bdi>
        </Heading>
        {changeable && !changing && (
          <IconButton
            aria-label={messages.changeName}
            autoFocus={changing === false}
            onClick={() => setChanging(true)}
          >
            <Icon icon={PencilIcon} />
          </IconButton>
        )}
      </div>
      {changing && <NameForm chosen={chosen} onDone={() => setChanging(false)} />}
    </>
  )
}
