import type { CaipNetworkId } from '@latchkey/core'
import { getFeatures } from '../features/getFeatures.ts'
import { isUsageExceeded } from '../features/isUsageExceeded.ts'
import type { ConnectMethod } from '../kit/Features.ts'
import type { Kit } from '../kit/Kit.ts'
import type { SocialName } from '../kit/SocialName.ts'
import { getActiveNamespace } from '../state/getActiveConnection.ts'
import { getAuthNamespaces, isLoginPossible } from './frame/frameUrl.ts'
import { isAuthConnected } from './isAuthConnected.ts'

type Asked = Pick<Kit, 'config' | 'ports' | 'preferences' | 'slots'>

/** Returns whether the login by e-mail is offered. */
export function isEmailOffered(kit: Asked): boolean {
  return getFeatures(kit).email && isLoginPossible(kit)
}

/**
 * Lists the offered social networks: those of `socialsOrder` first. Providers that do not work on
 * this page are omitted (K-SOC-09).
 */
export function getOfferedSocials(kit: Asked): readonly SocialName[] {
  const { socials } = getFeatures(kit)
  if (!socials || !isLoginPossible(kit)) return []
  const { socialsOrder = [] } = kit.preferences.getState().features
  const first = socialsOrder.filter((social) => socials.includes(social))
  return [...new Set([...first, ...socials])]
}

const walletsFirst: readonly ConnectMethod[] = ['wallet', 'email', 'social']
const walletsLast: readonly ConnectMethod[] = ['email', 'social', 'wallet']

/**
 * Lists the offered connect methods in the order of the Connect view. Without a configured order,
 * wallets come first if this page has an injected or announced wallet, else last (K-CONN-01,
 * K-CONN-02).
 *
 * @param parameters.hasPageWallet - Whether an injected or announced wallet is listed.
 */
export function getConnectMethods(
  kit: Asked,
  parameters: { readonly hasPageWallet: boolean },
): readonly ConnectMethod[] {
  const configured = kit.preferences.getState().features.connectMethodsOrder
  const order = configured ?? (parameters.hasPageWallet ? walletsFirst : walletsLast)
  const offered = {
    email: isEmailOffered(kit),
    social: getOfferedSocials(kit).length > 0,
    wallet: true,
  }
  return [...new Set(order)].filter((method) => offered[method])
}

/**
 * Returns whether logins are shown but disabled, because the project's usage limit is exceeded or a
 * login is already connected (K-AUTH-09).
 */
export function isLoginDisabled(kit: Asked & Pick<Kit, 'connection'>): boolean {
  return isUsageExceeded(kit) || isAuthConnected(kit)
}

/**
 * Returns the network to which the user has to switch before a login: the first one whose namespace
 * supports logins (K-AUTH-08). Returns `undefined` if the active namespace supports them.
 */
export function getLoginNetwork(
  kit: Pick<Kit, 'config' | 'connection'>,
): CaipNetworkId | undefined {
  const namespaces = getAuthNamespaces(kit)
  if (namespaces.includes(getActiveNamespace(kit))) return undefined
  return kit.config.networks.find((network) => namespaces.includes(network.chainNamespace))
    ?.caipNetworkId
}
