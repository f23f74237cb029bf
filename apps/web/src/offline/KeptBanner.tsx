import { Button } from '@latchkey/ui'
import { useFormats } from '../format/useFormats.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { Banner } from '../parts/Banner.tsx'
import type { KeptBoard } from './keptBoard.ts'

export type KeptBannerProps = {
  readonly kept: KeptBoard
  readonly trying: boolean
  readonly retry: () => void
}

/**
 * Banner above the leaderboard that this browser stored, shown while the server is unreachable.
 * Shows when the leaderboard was stored.
 */
export function KeptBanner({ kept, trying, retry }: KeptBannerProps) {
  const formats = useFormats()
  const messages = useMessages().lost
  const when = formats.ago(kept.at, Date.now())
  return (
    <Banner role="status">
      <p>{messages.kept(when)}</p>
      <Button size="small" pending={trying} onClick={retry}>
        {messages.tryAgain}
      </Button>
    </Banner>
  )
}
