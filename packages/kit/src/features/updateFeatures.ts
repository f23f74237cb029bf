import type { ConnectMethod, Features } from '../kit/Features.ts'
import type { Kit } from '../kit/Kit.ts'
import type { ResolvedFeatures } from '../kit/ResolvedFeatures.ts'
import type { SocialName } from '../kit/SocialName.ts'

type Changed = Pick<Kit, 'preferences'>

/**
 * Changes the app's feature settings and updates all views. The project's decisions still take
 * precedence.
 */
export function updateFeatures(kit: Changed, features: Features): void {
  kit.preferences.setState((state) => ({ features: { ...state.features, ...features } }))
}

/** Overrides features, even those that the project has decided, and updates all views. */
export function updateRemoteFeatures(kit: Changed, features: Partial<ResolvedFeatures>): void {
  kit.preferences.setState((state) => ({
    remoteFeatures: { ...state.remoteFeatures, ...features },
  }))
}

/**
 * Sets the order of connect methods (wallets, email, socials) in the Connect view. Methods left out
 * are hidden.
 */
export function setConnectMethodsOrder(kit: Changed, order: readonly ConnectMethod[]): void {
  updateFeatures(kit, { connectMethodsOrder: order })
}

/** Sets the order of the social networks. Networks left out follow in their former order. */
export function setSocialsOrder(kit: Changed, order: readonly SocialName[]): void {
  updateFeatures(kit, { socialsOrder: order })
}
