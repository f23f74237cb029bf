import { CheckIcon, CloseIcon, Icon } from '@latchkey/ui'
import type { ReactNode } from 'react'
import styles from './WaitingImage.module.css'

export type WaitingState = 'waiting' | 'failed' | 'done'

export type WaitingImageProps = {
  readonly state: WaitingState
  /** Image of the wallet or app for which the user waits, 80 × 80 px. */
  readonly children: ReactNode
}

/**
 * An image whose border shows a state: waiting, failed or done. Decorative, because a text shows
 * the same state.
 */
export function WaitingImage({ state, children }: WaitingImageProps) {
  return (
    <span className={styles['root']} data-state={state}>
      {children}
      <svg aria-hidden="true" className={styles['frame']} viewBox="0 0 96 96">
        <rect className={styles['track']} height="94" rx="19" width="94" x="1" y="1" />
        <rect
          className={styles['run']}
          height="94"
          pathLength="100"
          rx="19"
          width="94"
          x="1"
          y="1"
        />
      </svg>
      {state === 'failed' && <Badge icon={CloseIcon} />}
      {state === 'done' && <Badge icon={CheckIcon} />}
    </span>
  )
}

function Badge({ icon }: { readonly icon: typeof CheckIcon }) {
  return (
    <span className={styles['badge']}>
      <Icon icon={icon} size={16} />
    </span>
  )
}
