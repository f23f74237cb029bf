import { LazyMotion, MotionConfig } from 'framer-motion'
import { BoardScreen } from '../leaderboard/BoardScreen.tsx'

const loadFeatures = () => import('../leaderboard/motionFeatures.ts').then((part) => part.domMax)

/**
 * The leaderboard screen: live ranks of a season. Row movement is animated unless the user prefers
 * reduced motion.
 */
export default function Leaderboard() {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">
        <BoardScreen />
      </MotionConfig>
    </LazyMotion>
  )
}
