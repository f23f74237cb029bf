import { BaseError, isSameAddress, openExternal } from '@latchkey/core'
import type { SocialName } from '@latchkey/kit'
import { refreshLogin, updateEmail } from '@latchkey/kit/auth'
import { useAccount, useKitState } from '@latchkey/react'
import { useEffect } from 'react'
import { useApp } from '../../context/AppContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import type { AccountInUse } from '../wallet/useAccountInUse.ts'

/** The logged-in account and its login method. */
export type Login = {
  readonly provider: SocialName | 'email'
  /** Email address or user name, shortened for display. Absent if the provider returned none. */
  readonly name: string | undefined
  /** The full email address or user name. */
  readonly fullName: string | undefined
  /**
   * Whether the user confirmed a copy of the recovery code. `undefined` if the frame does not
   * report it.
   */
  readonly backedUp: boolean | undefined
}

/**
 * Returns the login behind the shown account: `restoring` while the kit restores it, `undefined`
 * for any other wallet.
 */
export function useLogin(account: AccountInUse): Login | 'restoring' | undefined {
  const { address, status, embeddedWalletInfo, loginName, backedUp } = useAccount()
  // A wallet that the user connects in the modal is not a restored login.
  const { open: choosing } = useKitState()
  if (!address) return status === 'connecting' && !choosing ? 'restoring' : undefined
  if (!embeddedWalletInfo || !isSameAddress(account.caipNetworkId, account.address, address)) {
    return undefined
  }
  const { authProvider, user } = embeddedWalletInfo
  const fullName = user.username ?? user.email
  return { provider: authProvider, name: loginName, fullName, backedUp }
}

/** Returns the actions for the current login. */
export function useLoginActions() {
  const { kit, popupAlert } = useApp()
  const messages = useMessages().login
  const { secureFrame } = kit.config
  const page = secureFrame && new URL('/dashboard', secureFrame.url)
  return {
    /** Host of the wallet's own pages. */
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
 * Reloads the backup state when the user returns to this page, because the recovery code is
 * confirmed on a page of the secure origin.
 */
export function useBackupOnReturn(backedUp: boolean | undefined): void {
  const { kit } = useApp()
  useEffect(() => {
    if (backedUp !== false) return
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      refreshLogin(kit).catch(() => undefined) // The known value stays. The next return to the page retries.
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [kit, backedUp])
}
