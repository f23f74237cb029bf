import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Dialog.module.css'
import { DialogCard, type DialogCardProps } from './DialogCard.tsx'

export type EmbeddedDialogProps = Omit<DialogCardProps, 'children'> & {
  /** A Toast, which floats above the card and covers none of it. */
  readonly notice?: DialogCardProps['header']
  /** Shows for 500 ms that it cannot be left now. */
  readonly shaking?: boolean | undefined
  readonly children?: DialogCardProps['children']
}

/** The card in the middle of a page: no overlay, nothing else becomes inert, nothing closes it. */
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
