import type { ReactNode } from 'react'
import { Scene, type SceneName } from '../art/Scene.tsx'
import styles from './ScreenHead.module.css'

export type ScreenHeadProps = {
  readonly title: string
  readonly lead: string
  readonly scene: SceneName
  /** Additional content below the introduction of the screen. */
  readonly children?: ReactNode
}

/** Title and introduction of a screen, with a small drawing if there is enough space. */
export function ScreenHead({ title, lead, scene, children }: ScreenHeadProps) {
  return (
    <div className={styles['head']}>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
      <Scene name={scene} className={styles['scene']} />
    </div>
  )
}
