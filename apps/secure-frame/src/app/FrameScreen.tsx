import { ApprovalScreen } from '../approvals/screen/ApprovalScreen.tsx'
import { RecoveryScreen } from './RecoveryScreen.tsx'
import type { RunningFrame } from './startFrame.ts'

export type FrameScreenProps = { readonly running: RunningFrame }

/** What the iframe shows: a recovery that waits and the prompt that is open, or nothing. */
export function FrameScreen({ running }: FrameScreenProps) {
  return (
    <>
      <RecoveryScreen recovery={running.frame.recovery} />
      <ApprovalScreen approvals={running.approvals} />
    </>
  )
}
