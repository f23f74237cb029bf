import { Stack, Text } from '@latchkey/ui'
import type { ReactNode } from 'react'
import { WaitingImage, type WaitingState } from './WaitingImage.tsx'
import styles from './WaitingScreen.module.css'

export type WaitingScreenProps = {
  readonly image: ReactNode
  readonly state: WaitingState
  /** Title that names who must act, e.g. "Continue in Lantern", or the outcome. */
  readonly title: string
  readonly text: string
  /** Additional help, shown if the user has waited for a while. */
  readonly hint?: string | undefined
  /** Button for the next step, below the texts of the waiting screen. */
  readonly action?: ReactNode
}

/**
 * A view that waits for an action outside the modal, such as in a wallet. Screen readers announce
 * its changes.
 */
export function WaitingScreen({ image, state, title, text, hint, action }: WaitingScreenProps) {
  return (
    <Stack align="center" className={styles['screen']} gap={24}>
      <WaitingImage state={state}>{image}</WaitingImage>
      <Stack
        align="center"
        aria-busy={state === 'waiting'}
        className={styles['words']}
        gap={4}
        role="status"
      >
        <Text align="center" as="h3" weight={500}>
          {title}
        </Text>
        <Text align="center" size="small" tone="muted">
          {text}
        </Text>
        {hint && (
          <Text align="center" className={styles['hint']} size="small">
            {hint}
          </Text>
        )}
      </Stack>
      {action}
    </Stack>
  )
}
