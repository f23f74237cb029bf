import { LazyMotion, MotionConfig } from 'framer-motion'
import { BoardScreen } from '../leaderboard/BoardScreen.tsx'

const loadFeatures = () => import('../leaderboard/motionFeatures.ts').then((part) => part.domMax)

/** The ranks of a season, live. Rows move where the player has not asked for less motion. */
export default function Leaderboard() {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">
        <BoardScreen />
      </MotionConfig>
    </LazyMotion>
  )
}
