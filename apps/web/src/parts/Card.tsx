import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'

export type CardProps = {
  readonly title: string
  /** Content next to the card's title: a tag or a button. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A section of a screen with a title. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
