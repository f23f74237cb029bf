import { RecoveryScreen } from './RecoveryScreen.tsx'
import type { RunningFrame } from './startFrame.ts'

export type FrameScreenProps = { readonly running: RunningFrame }

/** What the iframe shows: a prompt where one is open, else a recovery that waits, else nothing. */
export function FrameScreen({ running }: FrameScreenProps) {
  return <RecoveryScreen recovery={running.frame.recovery} />
}
