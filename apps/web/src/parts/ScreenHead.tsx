import type { ReactNode } from 'react'
import { Scene, type SceneName } from '../art/Scene.tsx'
import styles from './ScreenHead.module.css'

export type ScreenHeadProps = {
  readonly title: string
  readonly lead: string
  readonly scene: SceneName
  /** Below the lead. */
  readonly children?: ReactNode
}

/** What a screen is called and for, with a small scene where there is room. */
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
