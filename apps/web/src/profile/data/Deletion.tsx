import { deletionDelayDays } from '@latchkey/product-api'
import { Button } from '@latchkey/ui'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './DataCard.module.css'
import { useDeletion } from './useDeletion.ts'

/**
 * Section of the profile that requests the deletion of the account, or cancels the request. Both
 * actions use the same button, so that it keeps its focus.
 */
export function Deletion() {
  const messages = useMessages().deletion
  const { day, ask, keep, pending } = useDeletion()
  const isAsked = day !== undefined
  return (
    <div className={styles['deletion']}>
      <h3>{messages.title}</h3>
      <p className={styles['text']} role="status">
        {isAsked ? messages.asked(day) : messages.text(deletionDelayDays)}
      </p>
      <div>
        <Button
          variant={isAsked ? 'secondary' : 'danger'}
          pending={pending}
          onClick={isAsked ? keep : ask}
        >
          {isAsked ? messages.keep : messages.ask}
        </Button>
      </div>
    </div>
  )
}
