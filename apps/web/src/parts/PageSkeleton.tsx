import { Skeleton } from '@latchkey/ui'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './PageSkeleton.module.css'

/** Skeleton shown while a screen loads. */
export function PageSkeleton() {
  const { loading } = useMessages()
  return (
    <div className={styles['page']} data-page-skeleton role="status" aria-label={loading}>
      <Skeleton shape="title" width={25} />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}
