import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Dialog.module.css'
import { DialogCard, type DialogCardProps } from './DialogCard.tsx'

export type EmbeddedDialogProps = Omit<DialogCardProps, 'children'> & {
  /** A Toast that floats above the card without covering it. */
  readonly notice?: DialogCardProps['header']
  /** Shakes for 500 ms to show that the user cannot leave the view now. */
  readonly shaking?: boolean | undefined
  readonly children?: DialogCardProps['children']
}

/**
 * The modal card as a part of the page. It has no overlay, cannot be closed and makes no other
 * element inert.
 */
export function EmbeddedDialog(props: EmbeddedDialogProps) {
  const { notice, shaking, className, ...card } = props
  return (
    <div className={styles['place']}>
      {notice && <div className={styles['notice']}>{notice}</div>}
      <DialogCard
        {...card}
        className={joinClasses(styles['root'], className)}
        data-shaking={shaking || undefined}
        tabIndex={-1}
      />
    </div>
  )
}
