import { EmptyState } from '@latchkey/ui'
import type { PromptBoard } from '../PromptBoard.ts'
import { ApprovalScreen, type ApprovalScreenProps } from './ApprovalScreen.tsx'

export type ApprovePageProps = {
  /** From `createWindowBoard`; `undefined` where the page was not opened by the frame. */
  readonly board: PromptBoard | undefined
  readonly wayBack?: ApprovalScreenProps['wayBack']
}

/** The top-level page a prompt moves to where the frame cannot tell whether it is seen (S-54). */
export function ApprovePage({ board, wayBack }: ApprovePageProps) {
  if (!board) return <EmptyState title="Nothing to approve. Close this window." />
  return <ApprovalScreen approvals={board} place="window" wayBack={wayBack} />
}
