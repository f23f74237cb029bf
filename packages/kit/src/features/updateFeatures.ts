import type { ConnectMethod, Features } from '../kit/Features.ts'
import type { Kit } from '../kit/Kit.ts'
import type { ResolvedFeatures } from '../kit/ResolvedFeatures.ts'
import type { SocialName } from '../kit/SocialName.ts'

type Changed = Pick<Kit, 'preferences'>

/** Changes what the app has turned on; everything that shows follows at once. Where the project decides, it still does. */
export function updateFeatures(kit: Changed, features: Features): void {
  kit.preferences.setState((state) => ({ features: { ...state.features, ...features } }))
}

/** Says what is on, whatever the project has turned on; everything that shows follows at once. */
export function updateRemoteFeatures(kit: Changed, features: Partial<ResolvedFeatures>): void {
  kit.preferences.setState((state) => ({
    remoteFeatures: { ...state.remoteFeatures, ...features },
  }))
}

/** Puts the ways to connect in an order; those left out do not show. */
export function setConnectMethodsOrder(kit: Changed, order: readonly ConnectMethod[]): void {
  updateFeatures(kit, { connectMethodsOrder: order })
}

/** Puts the social networks that are on in an order; those left out come after, in theirs. */
export function setSocialsOrder(kit: Changed, order: readonly SocialName[]): void {
  updateFeatures(kit, { socialsOrder: order })
}
