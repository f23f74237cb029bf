import { fillIn } from '@latchkey/core'
import { AlertBar } from '@latchkey/ui'
import { formatMoment } from '../../messages/formats.ts'
import { messages } from '../../messages/messages.ts'
import { toChangeTexts } from '../changeTexts.ts'
import type { WaitingChange } from '../PromptBoard.ts'
import styles from './approvals.module.css'

export type ChangingNoticeProps = {
  readonly change: WaitingChange
  /**
   * Whether to link to the wallet's page. `false`: the page opens only through the frame (decision
   * 0017).
   */
  readonly linked: boolean
}

/**
 * Announces a scheduled change of the wallet. An owner who did not request the change can still
 * cancel it (S-36).
 */
export function ChangingNotice({ change, linked }: ChangingNoticeProps) {
  return (
    <AlertBar
      detail={
        <>
          {messages.approval.ifItWasNot}{' '}
          {linked ? (
            <a className={styles['link']} href="/dashboard" rel="noreferrer" target="_blank">
              {messages.approval.yourWalletsPage}
            </a>
          ) : (
            messages.approval.yourWalletsPage
          )}
          .
        </>
      }
      message={fillIn(messages.approval.changeWaits, {
        change: toChangeTexts(change).waiting,
        moment: formatMoment(change.takesEffectAt),
      })}
      variant="warning"
    />
  )
}
