import type { DirectoryWallet } from '@latchkey/core'
import { isConnected, pair, showToast } from '@latchkey/kit'
import { useCallback, useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { getErrorCode, useAction } from '../hooks/actions/useAction.ts'
import { useStartOnEntry } from '../hooks/actions/useStartOnEntry.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { useWalletText } from '../messages/wallets.ts'

export type PairingView = {
  /** The pairing URI for the wallet; `undefined` until it is ready. */
  readonly uri: string | undefined
  /** Time at which the pairing expires, in ms since the epoch. */
  readonly expiresAt: number | undefined
  /** Whether the connection to the relay is lost. Until it is restored, no wallet can answer. */
  readonly away: boolean
  /** Whether the pairing has expired without an answer, so that the QR code is invalid. */
  readonly expired: boolean
  readonly retry: () => void
}

const messages = {
  connection_rejected: 'pairing.declined',
  relay_refused: 'pairing.refused',
  unreachable: 'pairing.unreachable',
} as const

function toMessage(code: string | undefined) {
  if (code !== undefined && Object.hasOwn(messages, code))
    return messages[code as keyof typeof messages]
  return 'pairing.failed'
}

/**
 * Creates a pairing while the view is mounted. If it is rejected or fails, shows a toast and
 * navigates back, where the user can try again (K-WC-08). If it expires, the view stays open, so
 * that the user can renew it.
 */
export function usePairing(wallet: DirectoryWallet | undefined): PairingView {
  const { kit } = useKitContext()
  const text = useWalletText()
  const name = wallet?.name ?? text('pairing.anyWallet')
  const attempt = useAction<{ readonly fresh: boolean } | undefined>((input, { signal }) =>
    pair(kit, { wallet, fresh: input?.fresh, signal }),
  )
  const { run } = attempt
  const start = useCallback(() => run(undefined), [run])
  const pairing = useSlice(kit.connection, (state) => state.pairing, undefined)
  const code = attempt.status === 'error' ? getErrorCode(attempt.error) : undefined
  const expired = code === 'request_timed_out'
  useStartOnEntry(start)

  // The user closed the view or started another attempt, so no error is shown.
  const wasLeft = code === 'modal_closed' || code === 'attempt_superseded'
  const failed = attempt.status === 'error' && !expired && !wasLeft
  useEffect(() => {
    if (!failed) return
    showToast(kit, { message: text(toMessage(code), { wallet: name }), variant: 'error' })
    kit.modal.send({ type: 'back', connected: isConnected(kit) })
  }, [failed, code, kit, name, text])

  return {
    uri: expired ? undefined : pairing?.uri,
    expiresAt: pairing?.expiresAt,
    away: pairing?.away === true,
    expired,
    retry: () => run({ fresh: true }),
  }
}
