import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react'
import { FadeScroll } from '../FadeScroll/FadeScroll.tsx'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './DialogCard.module.css'
import { useFollowedHeights } from './useFollowedHeights.ts'

export type DialogCardProps = ComponentProps<'div'> & {
  readonly header?: ReactNode
  readonly footer?: ReactNode
  /** An AlertBar between the header and the content. */
  readonly alert?: ReactNode
}

/**
 * The card of the modal without its overlay. Its height changes with its content, animated over 150
 * ms.
 */
export function DialogCard(props: DialogCardProps) {
  const { ref, header, footer, alert, className, children, ...rest } = props
  const card = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const footerElement = useRef<HTMLDivElement>(null)
  const alertElement = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => card.current)
  useFollowedHeights(card, { content, footer: footerElement, alert: alertElement })
  return (
    <div {...rest} className={joinClasses(styles['root'], className)} ref={card}>
      {header}
      <div className={styles['alert']} ref={alertElement}>
        {alert}
      </div>
      <FadeScroll className={styles['body']}>
        <div className={styles['content']} ref={content}>
          {children}
        </div>
      </FadeScroll>
      <div className={styles['footer']} ref={footerElement}>
        {footer}
      </div>
    </div>
  )
}
