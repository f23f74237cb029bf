import type { Kit, SocialName } from '@latchkey/kit'
import { connectSocial, getLoginNetwork } from '@latchkey/kit/auth'
import { getShownPage } from '@latchkey/modal'
import { getErrorCode } from '../hooks/actions/useAction.ts'

/** Providers with a window of their own. */
type WindowProvider = Exclude<SocialName, 'farcaster'>

/** Leads to a social login, or first to a network that logins serve (K-AUTH-08). Call it in the click. */
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
 * Starts a social login, in the click: a window that is opened later would be blocked. Bound to no component, because
 * the page it starts from makes way for the one that shows it; leaving that one ends it.
 */
export function startSocialLogin(kit: Kit, provider: WindowProvider): void {
  connectSocial(kit, { provider }).catch((error: unknown) => {
    // What else can go wrong is in the login's state, which the page shows.
    const { view } = getShownPage(kit.modal.getState())
    if (getErrorCode(error) !== 'recovery_required' || view !== 'ConnectingSocial') return
    kit.modal.send({ type: 'replace', page: { view: 'RecoverWallet' } })
  })
}
