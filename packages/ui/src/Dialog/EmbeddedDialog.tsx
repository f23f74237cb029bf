import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Dialog.module.css'
import { DialogCard, type DialogCardProps } from './DialogCard.tsx'

export type EmbeddedDialogProps = Omit<DialogCardProps, 'children'> & {
  /** A Toast, which floats above the card and covers none of it. */
  readonly notice?: DialogCardProps['header']
  /** Shakes for 500 ms to show that the view cannot be left now. */
  readonly shaking?: boolean | undefined
  readonly children?: DialogCardProps['children']
}

/** The card within a page. It has no overlay, makes no other element inert and cannot be closed. */
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
