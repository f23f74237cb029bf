import { AlertBar, Text } from '@latchkey/ui'
import { messages } from '../../messages/messages.ts'

export type BackupNoticeProps = {
  /**
   * Whether the browser may delete the wallet's data, so that losing it needs no mistake of the
   * user (S-33).
   */
  readonly deletable: boolean
  /** Whether the request is a message, which moves no value. */
  readonly isMessage: boolean
}

const { thisWalletIsNot, thisBrowserMayDelete, withoutPasskeyOrRecovery } = messages.approval

/**
 * Notice on the prompt of a wallet without a recovery method (S-24). A request that can move value
 * shows it as a warning. A message shows it as one quiet line, because an empty wallet has nothing
 * to lose (S-35).
 */
export function BackupNotice({ deletable, isMessage }: BackupNoticeProps) {
  if (isMessage)
    return (
      <Text size="small" tone="muted">
        {thisWalletIsNot} {deletable && thisBrowserMayDelete}
      </Text>
    )
  return (
    <AlertBar
      detail={deletable ? thisBrowserMayDelete : withoutPasskeyOrRecovery}
      message={thisWalletIsNot}
      variant="warning"
    />
  )
}
