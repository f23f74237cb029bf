import { Button, EmptyState } from '@latchkey/ui'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './BoardScreen.module.css'

export type BoardProblemProps = {
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown }
}

/** Shows the error of a failed leaderboard request, with a retry button. */
export function BoardProblem({ query }: BoardProblemProps) {
  const { leaderboard: messages } = useMessages()
  return (
    <div className={styles['empty']} role="alert">
      <EmptyState
        title={messages.failedTitle}
        detail={messages.failedText}
        action={
          <Button pending={query.isFetching} onClick={() => query.refetch()}>
            {messages.tryAgain}
          </Button>
        }
      />
    </div>
  )
}
