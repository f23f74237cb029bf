import { BaseError, isSameAddress, openExternal } from '@latchkey/core'
import type { SocialName } from '@latchkey/kit'
import { refreshLogin, updateEmail } from '@latchkey/kit/auth'
import { useAccount, useKitState } from '@latchkey/react'
import { useEffect } from 'react'
import { useApp } from '../../context/AppContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import type { AccountInUse } from '../wallet/useAccountInUse.ts'

/** The login of an embedded wallet: its provider, name and backup state. */
export type Login = {
  readonly provider: SocialName | 'email'
  /** Email address or user name, shortened for display. Absent if the provider returned none. */
  readonly name: string | undefined
  /** The email address or user name in full length. Absent if the provider returned none. */
  readonly fullName: string | undefined
  /**
   * Whether the user has confirmed a copy of the recovery code. `undefined` if the secure frame
   * does not report it.
   */
  readonly backedUp: boolean | undefined
}

/**
 * Returns the email or social login of the account that the profile shows. Returns `'restoring'`
 * while the kit restores the login, and `undefined` for any wallet without such a login.
 */
export function useLogin(account: AccountInUse): Login | 'restoring' | undefined {
  const { address, status, embeddedWalletInfo, loginName, backedUp } = useAccount()
  // While the modal is open, a connecting wallet is one that the user just chose, not a restored
  // login.
  const { open: choosing } = useKitState()
  if (!address) return status === 'connecting' && !choosing ? 'restoring' : undefined
  if (!embeddedWalletInfo || !isSameAddress(account.caipNetworkId, account.address, address)) {
    return undefined
  }
  const { authProvider, user } = embeddedWalletInfo
  const fullName = user.username ?? user.email
  return { provider: authProvider, name: loginName, fullName, backedUp }
}

/**
 * Returns actions for the current email or social login, such as changing the email address or
 * opening the page for recovery.
 */
export function useLoginActions() {
  const { kit, popupAlert } = useApp()
  const messages = useMessages().login
  const { secureFrame } = kit.config
  const page = secureFrame && new URL('/dashboard', secureFrame.url)
  return {
    /** Host name of the embedded wallet's own pages. */
    host: page?.host ?? '',
    openWalletPage() {
      if (page) openExternal(page.href, { open: kit.ports.openWindow })
    },
    changeEmail() {
      updateEmail(kit).then(
        () => popupAlert.show(messages.emailChanged, 'success'),
        (error: unknown) => {
          const left = error instanceof BaseError && error.code === 'modal_closed'
          if (!left) popupAlert.show(messages.changeFailed, 'error')
        },
      )
    },
  }
}

/**
 * Reloads the backup state when the user returns to this page, because the user confirms the
 * recovery code on another page.
 */
export function useBackupOnReturn(backedUp: boolean | undefined): void {
  const { kit } = useApp()
  useEffect(() => {
    if (backedUp !== false) return
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      refreshLogin(kit).catch(() => undefined) // On failure the known state stays, and the next return to this page tries again.
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [kit, backedUp])
}
