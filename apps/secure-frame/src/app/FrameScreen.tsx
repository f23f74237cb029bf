import { Spinner, Text } from '@latchkey/ui'
import { ApprovalScreen } from '../approvals/screen/ApprovalScreen.tsx'
import { messages } from '../messages/messages.ts'
import styles from './FrameScreen.module.css'
import { RecoveryScreen } from './RecoveryScreen.tsx'
import type { RunningFrame } from './startFrame.ts'

export type FrameScreenProps = { readonly running: RunningFrame }

/**
 * Renders the iframe's content: a recovery in progress and the open approval prompt. If there is
 * neither, a notice explains that the approved request is in progress.
 */
export function FrameScreen({ running }: FrameScreenProps) {
  return (
    <>
      <div className={styles['working']}>
        <Spinner size={24} />
        <Text tone="muted">{messages.login.thisTakesMoment}</Text>
      </div>
      <RecoveryScreen
        openWallet={running.openWallet}
        recovery={running.frame.recovery}
        release={running.frame.release}
      />
      <ApprovalScreen approvals={running.approvals} openWallet={running.openWallet} />
    </>
  )
}
