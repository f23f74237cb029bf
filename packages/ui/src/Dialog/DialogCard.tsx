import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { joinClasses } from '../joinClasses.ts'
import styles from './DialogCard.module.css'
import { useFollowedHeights } from './useFollowedHeights.ts'

export type DialogCardProps = ComponentProps<'div'> & {
  readonly cardRef: RefObject<HTMLDivElement | null>
  readonly header?: ReactNode
  readonly footer?: ReactNode
  readonly notice?: ReactNode
}

/** The card by itself, for places without an overlay. Its height follows its content in 150 ms. */
export function DialogCard(props: DialogCardProps) {
  const { cardRef, header, footer, notice, className, children, ...rest } = props
  const content = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  useFollowedHeights(cardRef, content, foot)
  return (
    <div {...rest} className={joinClasses(styles['root'], className)} ref={cardRef}>
      {header}
      {notice && <div className={styles['notice']}>{notice}</div>}
      <div className={styles['body']}>
        <div className={styles['content']} ref={content}>
          {children}
        </div>
      </div>
      <div className={styles['footer']} ref={foot}>
        {footer}
      </div>
    </div>
  )
}
