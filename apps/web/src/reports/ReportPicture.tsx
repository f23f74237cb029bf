import { Button, Skeleton } from '@latchkey/ui'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './PictureField.module.css'
import { toPictureUrl } from './toPictureUrl.ts'

/** The picture of a report, loaded from the server when the player opens it. */
export function ReportPicture({ id }: { readonly id: string }) {
  const { bugReport: messages, loading } = useMessages()
  const { product } = useApp()
  const picture = useQuery(product.queries.picture(id), product.queryClient)
  if (picture.isPending) {
    return (
      <div role="status" aria-label={loading}>
        <Skeleton shape="row" />
      </div>
    )
  }
  return (
    <div className={styles['field']}>
      {picture.data ? (
        <img src={toPictureUrl(picture.data.data)} alt={messages.pictureAlt} />
      ) : (
        <Button pending={picture.isFetching} onClick={() => picture.refetch()}>
          {messages.pictureAgain}
        </Button>
      )}
    </div>
  )
}
