import { Icon, IconButton, PencilIcon, Skeleton } from '@latchkey/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.ts'
import { NameForm } from './NameForm.tsx'
import styles from './PlayerName.module.css'

export type PlayerNameProps = {
  readonly heading: 'h1' | 'h2'
  /** The name that the player has chosen. `undefined` if the player has not chosen one. */
  readonly chosen: string | undefined
  /**
   * The name to display, which is a default name if the player has not chosen one. `undefined` while
   * the player's data is loading; then a placeholder holds its space.
   */
  readonly shown: string | undefined
  readonly title: string | undefined
  /** Whether the player's data is loaded. Only then the name can be changed. */
  readonly changeable: boolean
}

/** The player's name with a form to change it. After the change, focus returns to the button. */
export function PlayerName({
  heading: Heading,
  chosen,
  shown,
  title,
  changeable,
}: PlayerNameProps) {
  const { profile: messages, loading } = useMessages()
  const isLoading = shown === undefined
  const [changing, setChanging] = useState<boolean>()
  return (
    <>
      <div className={styles['line']}>
        <Heading aria-label={isLoading ? loading : undefined} title={title}>
          {isLoading ? <Skeleton shape="title" width={50} /> : <bdi>{shown}</bdi>}
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
