import {
  BaseError,
  ConnectionRejectedError,
  isUserRejection,
  judgeWalletError,
} from '@latchkey/core'
import { showToast } from '@latchkey/kit'
import { MayRepeatError } from '@latchkey/kit/send'
import { useKitContext } from '../context/KitContext.ts'
import { useAction } from '../hooks/actions/useAction.ts'
import { useErrorText } from '../messages/errors.ts'
import { useRetryText } from '../messages/retries.ts'

/** Codes of errors whose texts the chain's adapter words for users (kit-behaviour §5.4). */
const worded: readonly string[] = [
  'wallet_busy',
  'wallet_locked',
  'maybe_sent',
  'transaction_expired',
  'send_transaction_failed',
  'insufficient_funds',
  'transaction_refused',
  'ordinal_account',
]

/** Text for a wallet whose app, firmware or account is too old, whatever the wallet's own text. */
const upgradeNeeded = {
  code: 'wallet_needs_upgrade',
  variant: undefined,
  shortMessage: 'Update your wallet or its device, then try again',
} as const

/** Returns whether the text of an error comes from the adapter and is meant for users. */
export const isWorded = ({ code }: BaseError) => worded.includes(code)

/** Texts of the toasts that report a failed action. */
export type Failures = {
  readonly rejected: string
  /** Text for a rejection for which the wallet gave a reason. */
  readonly reported: (walletText: string) => string
  readonly failed: string
  /** Texts of the toast by error code. */
  readonly byCode: Readonly<Record<string, string>>
  /** Returns whether the toast shows the error's own text instead of the texts here. */
  readonly hasOwnText?: (error: BaseError) => boolean
}

/**
 * Runs an action that moves value. If it fails, a toast shows the reason on any page, even while
 * the modal is closed.
 */
export function useReported<input = void>(
  act: (input: input) => Promise<void>,
  { rejected, reported, failed, byCode, hasOwnText }: Failures,
) {
  const { kit } = useKitContext()
  const toErrorText = useErrorText()
  const retryText = useRetryText()
  const toReason = (error: unknown): string => {
    if (error instanceof ConnectionRejectedError && error.walletText !== undefined)
      return reported(error.walletText)
    if (isUserRejection(error)) return rejected
    if (judgeWalletError(error) === 'needs-upgrade') return toErrorText(upgradeNeeded)
    if (!(error instanceof BaseError)) return failed
    if (error instanceof MayRepeatError) return retryText('again.stopped')
    return byCode[error.code] ?? (hasOwnText?.(error) ? toErrorText(error) : failed)
  }
  return useAction<input>(async (input) => {
    try {
      await act(input)
    } catch (error) {
      showToast(kit, { message: toReason(error), variant: 'error' })
      throw error
    }
  })
}
