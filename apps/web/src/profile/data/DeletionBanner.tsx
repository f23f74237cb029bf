import { Button } from '@latchkey/ui'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Banner } from '../../parts/Banner.tsx'
import { useDeletion } from './useDeletion.ts'

/**
 * Banner on every screen of a member who has requested deletion of the account. Shows the day of
 * the deletion and a button that cancels it.
 */
export function DeletionBanner() {
  const messages = useMessages().deletion
  const focusPage = () => document.getElementById('content')?.focus({ preventScroll: true })
  const { day, keep, pending } = useDeletion({ onKept: focusPage })
  if (day === undefined) return null
  return (
    <Banner aria-label={messages.banner}>
      <p>{messages.asked(day)}</p>
      <Button pending={pending} onClick={keep}>
        {messages.keep}
      </Button>
    </Banner>
  )
}
