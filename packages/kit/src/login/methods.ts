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

/** Says whether a login by e-mail is offered. */
export function isEmailOffered(kit: Asked): boolean {
  return getFeatures(kit).email && isLoginPossible(kit)
}

/** Lists the social networks offered, in their order, without those whose pages do not work here (K-SOC-09). */
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
 * Lists the ways to connect that are offered, in the order the Connect view shows them: as configured, else wallets
 * first where one of this page shows, else last (K-CONN-01, K-CONN-02).
 *
 * @param parameters.hasPageWallet - Whether an injected or announced wallet shows.
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

/** Says whether logins show but cannot be used: the plan is used up, or somebody has logged in (K-AUTH-09). */
export function isLoginDisabled(kit: Asked & Pick<Kit, 'connection'>): boolean {
  return isUsageExceeded(kit) || isAuthConnected(kit)
}

/**
 * Gets the network a person has to switch to before they can log in: the first one of a namespace logins serve, where
 * the active namespace is none (K-AUTH-08). `undefined`: nothing to switch.
 */
export function getLoginNetwork(
  kit: Pick<Kit, 'config' | 'connection'>,
): CaipNetworkId | undefined {
  const namespaces = getAuthNamespaces(kit)
  if (namespaces.includes(getActiveNamespace(kit))) return undefined
  return kit.config.networks.find((network) => namespaces.includes(network.chainNamespace))
    ?.caipNetworkId
}
