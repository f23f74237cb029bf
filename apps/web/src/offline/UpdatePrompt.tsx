import { Button } from '@latchkey/ui'
import { useStore } from 'zustand'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './UpdatePrompt.module.css'

/**
 * Asks the user to reload the page for a new version of the app. Stays visible until the user
 * decides.
 */
export function UpdatePrompt() {
  const messages = useMessages().update
  const { takeOver } = useStore(useApp().updates)
  return (
    <div role="status" className={styles['region']}>
      {takeOver && (
        <div className={styles['prompt']}>
          <p>{messages.ready}</p>
          <Button size="small" onClick={takeOver}>
            {messages.reload}
          </Button>
        </div>
      )}
    </div>
  )
}
