import { isUserRejection } from '@latchkey/core'
import { showToast } from '@latchkey/kit'
import { revokePermissions, type SmartSession } from '@latchkey/kit/permissions'
import { Button, Text } from '@latchkey/ui'
import { useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { getErrorCode, useAction } from '../../hooks/actions/useAction.ts'
import { usePermissionText } from '../../messages/permissions.ts'
import styles from './SmartSessionList.module.css'

export type RevokePartProps = { readonly session: SmartSession }

/**
 * Revokes a smart session after the user has confirmed it. The user signs, the wallet revokes the
 * permissions, and the blockchain API then lists the session as revoked.
 */
export function RevokePart({ session }: RevokePartProps) {
  const text = usePermissionText()
  const [asked, setAsked] = useState(false)
  const { run, status } = useRevoke(session)
  const isPending = status === 'pending'
  if (!asked)
    return (
      <Button data-testid="smart-session-revoke" onClick={() => setAsked(true)} wide>
        {text('sessions.revoke')}
      </Button>
    )
  return (
    <>
      <Text role="status" size="small">
        {text(isPending ? 'sessions.revoking' : 'sessions.confirm')}
      </Text>
      <div className={styles['choices']}>
        <Button
          data-testid="smart-session-keep"
          disabled={isPending}
          onClick={() => setAsked(false)}
        >
          {text('sessions.keep')}
        </Button>
        <Button
          data-testid="smart-session-confirm"
          onClick={() => run()}
          pending={isPending}
          variant="primary"
        >
          {text('sessions.revoke')}
        </Button>
      </div>
    </>
  )
}

/**
 * Returns an action that revokes a smart session. A toast shows the outcome on any page, because
 * the approval screen of a login replaces this view.
 */
function useRevoke(session: SmartSession) {
  const { kit } = useKitContext()
  const text = usePermissionText()
  return useAction<void>(async () => {
    try {
      const { takenBack } = await revokePermissions(kit, { session })
      const message = text(takenBack ? 'sessions.done' : 'sessions.doneHere')
      showToast(kit, { message, variant: 'success' })
    } catch (error) {
      // The user closed the approval page, so no toast is needed.
      if (getErrorCode(error) !== 'request_aborted') {
        const reason = isUserRejection(error) ? 'sessions.declined' : 'sessions.notRevoked'
        showToast(kit, { message: text(reason), variant: 'error' })
      }
      throw error
    }
  })
}
