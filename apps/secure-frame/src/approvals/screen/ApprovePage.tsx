import { EmptyState } from '@latchkey/ui'
import type { ReactNode } from 'react'
import { messages } from '../../messages/messages.ts'
import type { WindowBoard } from '../window/createWindowBoard.ts'
import { ApprovalScreen, type ApprovalScreenProps } from './ApprovalScreen.tsx'
import styles from './approvals.module.css'

export type ApprovePageProps = {
  /** The prompt board from `createWindowBoard`; `undefined` if this page belongs to no frame. */
  readonly board: WindowBoard | undefined
  /** The name of the wallet's operator. */
  readonly operator: ReactNode
  readonly recoverySetup?: ApprovalScreenProps['recoverySetup']
}

/**
 * The page of the top-level window that shows a prompt if the frame cannot verify its visibility
 * (S-54).
 */
export function ApprovePage({ board, operator, recoverySetup }: ApprovePageProps) {
  const line = <div className={styles['operator']}>{operator}</div>
  if (!board) {
    return (
      <main className={styles['card']}>
        {line}
        <EmptyState title={messages.approval.nothingToApproveClose} />
      </main>
    )
  }
  return (
    <ApprovalScreen
      approvals={board}
      operator={line}
      place={board.openedByApp ? 'frame' : 'window'}
      recoverySetup={recoverySetup}
    />
  )
}
