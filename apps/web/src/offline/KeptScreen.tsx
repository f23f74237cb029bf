import { Button } from '@latchkey/ui'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { useApp } from '../app/AppContext.ts'
import { formatRelativeTime } from '../format/formatRelativeTime.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { Page } from '../shell/Page.tsx'
import { ServerLost, type ServerLostProps } from '../shell/ServerLost.tsx'
import styles from './KeptScreen.module.css'
import { restoreBoard } from './keptBoard.ts'

export type KeptScreenProps = ServerLostProps & {
  /** Whether this screen is one of which something is kept. */
  readonly isBoard: boolean
}

/** While the server does not answer: the board as it was seen last on this device, and how old it is. */
export function KeptScreen({ isBoard, ...lost }: KeptScreenProps) {
  const messages = useMessages()
  const app = useApp()
  const [kept] = useState(() => (isBoard ? restoreBoard(app) : undefined))
  if (!isBoard || !kept) {
    return (
      <main id="content" tabIndex={-1}>
        <ServerLost {...lost} />
      </main>
    )
  }
  const when = formatRelativeTime(new Date(kept.at).toISOString(), Date.now())
  return (
    <>
      <div role="status" className={styles['banner']}>
        <p>{messages.lost.kept(when)}</p>
        <Button size="small" pending={lost.trying} onClick={lost.retry}>
          {messages.lost.tryAgain}
        </Button>
      </div>
      <Page>
        <Outlet />
      </Page>
    </>
  )
}
