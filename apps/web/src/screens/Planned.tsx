import { Link } from 'react-router'
import type { SceneName } from '../art/Scene.tsx'
import { Scene } from '../art/Scene.tsx'
import { useMessages } from '../messages/MessagesContext.ts'
import { paths } from '../routing/paths.ts'
import styles from './Planned.module.css'

export type PlannedProps = {
  readonly scene: SceneName
  readonly title: string
  readonly state: string
  readonly text: string
  readonly will: readonly { readonly title: string; readonly text: string }[]
}

/** A screen that is not open yet: says so, and what it will hold. */
export function Planned({ scene, title, state, text, will }: PlannedProps) {
  const messages = useMessages()
  return (
    <article className={styles['screen']}>
      <title>{`${title} · ${messages.brand}`}</title>
      <div className={styles['head']}>
        <div>
          <h1>{title}</h1>
          <p className={styles['state']}>{state}</p>
          <p className={styles['text']}>{text}</p>
          <Link to={paths.profile}>{messages.planned.toProfile}</Link>
        </div>
        <Scene name={scene} className={styles['scene']} />
      </div>
      <section className={styles['will']}>
        <h2>{messages.planned.willHold}</h2>
        <ul>
          {will.map((entry) => (
            <li key={entry.title}>
              <h3>{entry.title}</h3>
              <p>{entry.text}</p>
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}
