import { EmptyState } from '@latchkey/ui'
import type { ReactNode } from 'react'
import { messages } from '../../messages/messages.ts'
import type { PromptBoard } from '../PromptBoard.ts'
import { ApprovalScreen, type ApprovalScreenProps } from './ApprovalScreen.tsx'
import styles from './approvals.module.css'

export type ApprovePageProps = {
  /** From `createWindowBoard`; `undefined` where the page was not opened by the frame. */
  readonly board: PromptBoard | undefined
  /** Whose window it is. */
  readonly operator: ReactNode
  readonly wayBack?: ApprovalScreenProps['wayBack']
}

/** The top-level page a prompt moves to where the frame cannot tell whether it is seen (S-54). */
export function ApprovePage({ board, operator, wayBack }: ApprovePageProps) {
  const line = <div className={styles['operator']}>{operator}</div>
  if (!board) {
    return (
      <main className={styles['card']}>
        {line}
        <EmptyState title={messages.approval.nothingToApproveClose} />
      </main>
    )
  }
  return <ApprovalScreen approvals={board} operator={line} place="window" wayBack={wayBack} />
}
