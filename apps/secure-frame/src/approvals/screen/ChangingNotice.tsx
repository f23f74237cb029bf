import { formatMoment } from '@latchkey/core'
import { AlertBar } from '@latchkey/ui'
import { fillIn, messages } from '../../messages/messages.ts'
import { toChangeTexts } from '../changeTexts.ts'
import type { WaitingChange } from '../PromptBoard.ts'
import styles from './approvals.module.css'

export type ChangingNoticeProps = {
  readonly change: WaitingChange
  /** Where the wallet's page is found by its address, and not only through the frame (decision 0017). */
  readonly linked: boolean
}

/** What is going to happen to the wallet, where people look: whoever did not ask for it can still stop it (S-36). */
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
