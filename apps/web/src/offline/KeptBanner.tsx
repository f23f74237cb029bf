import { Button } from '@latchkey/ui'
import { formatRelativeTime } from '../format/formatRelativeTime.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { Banner } from '../parts/Banner.tsx'
import type { KeptBoard } from './keptBoard.ts'

export type KeptBannerProps = {
  readonly kept: KeptBoard
  readonly trying: boolean
  readonly retry: () => void
}

/** Above the board of before, while the server does not answer: how old it is. */
export function KeptBanner({ kept, trying, retry }: KeptBannerProps) {
  const messages = useMessages().lost
  const when = formatRelativeTime(new Date(kept.at).toISOString(), Date.now())
  return (
    <Banner role="status">
      <p>{messages.kept(when)}</p>
      <Button size="small" pending={trying} onClick={retry}>
        {messages.tryAgain}
      </Button>
    </Banner>
  )
}
