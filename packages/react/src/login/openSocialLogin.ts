import type { Kit, SocialName } from '@latchkey/kit'
import { connectSocial, getLoginNetwork } from '@latchkey/kit/auth'
import { getShownPage } from '@latchkey/modal'
import { getErrorCode } from '../hooks/actions/useAction.ts'

/** Social providers that log in through a browser window. */
type WindowProvider = Exclude<SocialName, 'farcaster'>

/**
 * Opens a social login, or first a switch to a network that logins support (K-AUTH-08). Call it in
 * the click handler.
 */
export function openSocialLogin(kit: Kit, provider: SocialName): void {
  const caipNetworkId = getLoginNetwork(kit)
  if (caipNetworkId) {
    kit.modal.send({ type: 'push', page: { view: 'SwitchNetwork', data: { caipNetworkId } } })
    return
  }
  if (provider === 'farcaster') {
    kit.modal.send({ type: 'push', page: { view: 'ConnectingFarcaster' } })
    return
  }
  startSocialLogin(kit, provider)
  kit.modal.send({ type: 'push', page: { view: 'ConnectingSocial', data: { provider } } })
}

/**
 * Starts a social login. Call it in the click handler, because browsers block windows that open
 * later. The view that starts the login unmounts, so no component owns the login. Closing the page
 * that shows its progress aborts it.
 */
export function startSocialLogin(kit: Kit, provider: WindowProvider): void {
  connectSocial(kit, { provider }).catch((error: unknown) => {
    // The page shows all other errors, which it reads from the state of the login.
    const { view } = getShownPage(kit.modal.getState())
    if (getErrorCode(error) !== 'recovery_required' || view !== 'ConnectingSocial') return
    kit.modal.send({ type: 'replace', page: { view: 'RecoverWallet' } })
  })
}
