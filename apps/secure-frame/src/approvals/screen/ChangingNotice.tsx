import { fillIn, formatMoment } from '@latchkey/core'
import { AlertBar } from '@latchkey/ui'
import { messages } from '../../messages/messages.ts'
import { toChangeTexts } from '../changeTexts.ts'
import type { WaitingChange } from '../PromptBoard.ts'
import styles from './approvals.module.css'

export type ChangingNoticeProps = {
  readonly change: WaitingChange
  /**
   * The wallet's page has a public address (decision 0017). `false`: it opens only through the
   * frame.
   */
  readonly linked: boolean
}

/**
 * Announces a scheduled change of the wallet, so that an owner who did not request it can still
 * stop it (S-36).
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
