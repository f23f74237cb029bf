import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useOnline } from '../../parts/useOnline.ts'
import styles from '../devices/DevicesCard.module.css'

export type RowProps = {
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  readonly action: ReactNode
}

/** A row of a profile card: icon, title, text and an action. */
export function Row({ icon, title, text, action }: RowProps) {
  return (
    <li>
      <span className={styles['icon']}>{icon}</span>
      <div className={styles['what']}>
        <p>{title}</p>
        {text && <p>{text}</p>}
      </div>
      {action}
    </li>
  )
}

/**
 * Returns props that disable a button while the browser is offline, with the reason. All actions of
 * an embedded wallet need the network.
 */
export function useOfflineReason() {
  const messages = useMessages().login
  const online = useOnline()
  return online ? {} : { disabled: true, disabledReason: messages.offline }
}
