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
  /** E-mail or user name, ready to show; absent where the provider gave none. */
  readonly name: string | undefined
  /** The same at its full length. */
  readonly fullName: string | undefined
  /** Whether a copy of the recovery code was confirmed; `undefined`: the frame does not tell. */
  readonly backedUp: boolean | undefined
}

/** The login behind the account shown: `restoring` while it is brought back, `undefined` for any other wallet. */
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
    /** Where the wallet's own pages are. */
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

/** A copy of the recovery code is confirmed on a page of the secure origin: who comes back is asked for anew. */
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
