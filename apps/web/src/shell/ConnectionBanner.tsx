import { Button, Icon } from '@latchkey/ui'
import { CloudOff } from '@lucide/icons'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { useOnline } from '../parts/useOnline.ts'
import styles from './ConnectionBanner.module.css'

/**
 * Banner shown while the browser is offline (S-136), or while the server is unreachable for a
 * signed-in player.
 */
export function ConnectionBanner() {
  const messages = useMessages()
  const online = useOnline()
  const { product } = useApp()
  const session = useQuery(product.queries.session, product.queryClient)
  const lost = online && session.isError && session.data !== undefined
  return (
    <div role="status">
      {!online && <Banner text={messages.offline} />}
      {lost && (
        <Banner text={messages.lost.banner}>
          <Button size="small" pending={session.isFetching} onClick={() => session.refetch()}>
            {messages.lost.tryAgain}
          </Button>
        </Banner>
      )}
    </div>
  )
}

function Banner({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles['banner']}>
      <Icon icon={CloudOff} />
      <p>{text}</p>
      {children}
    </div>
  )
}
