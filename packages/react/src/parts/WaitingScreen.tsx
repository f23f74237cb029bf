import { Stack, Text } from '@latchkey/ui'
import type { ReactNode } from 'react'
import { WaitingImage, type WaitingState } from './WaitingImage.tsx'
import styles from './WaitingScreen.module.css'

export type WaitingScreenProps = {
  readonly image: ReactNode
  readonly state: WaitingState
  /** Who has to act, or what has happened. */
  readonly title: string
  readonly text: string
  /** More help after a while. */
  readonly hint?: string | undefined
  /** One button: the way on. */
  readonly action?: ReactNode
}

/** A screen that waits for somebody outside this window. Changes are read aloud. */
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
