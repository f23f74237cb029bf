import { ServiceUnavailableError } from '@latchkey/product-api'
import { Button } from '@latchkey/ui'
import { useMessages } from '../messages/MessagesContext.ts'
import { Notice } from '../parts/Notice.tsx'

export type ServerLostProps = {
  readonly error: unknown
  readonly trying: boolean
  readonly retry: () => void
}

/**
 * Shown while the server is unreachable and the session is unknown. The visitor stays on the
 * requested page.
 */
export function ServerLost({ error, trying, retry }: ServerLostProps) {
  const messages = useMessages().lost
  const answered = error instanceof ServiceUnavailableError
  const maintenance = answered && error.reason === 'unavailable'
  const ref = answered ? error.ref : undefined
  return (
    <Notice
      scene={maintenance ? 'closed' : 'lost'}
      title={maintenance ? messages.maintenanceTitle : messages.title}
      text={maintenance ? messages.maintenanceText : messages.text}
      detail={ref ? messages.reference(ref) : messages.retrying}
      alert
    >
      <Button variant="primary" size="large" pending={trying} onClick={retry}>
        {messages.tryAgain}
      </Button>
    </Notice>
  )
}
