import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'

export type CardProps = {
  readonly title: string
  /** Beside the title: a tag, a button. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A titled part of a screen. */
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
