import { Scene } from '../art/Scene.tsx'
import styles from './BoardScreen.module.css'

export type BoardEmptyProps = { readonly title: string; readonly text: string }

/** Placeholder for a leaderboard without rows. */
export function BoardEmpty({ title, text }: BoardEmptyProps) {
  return (
    <div className={styles['empty']} role="status">
      <Scene name="board" />
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  )
}
