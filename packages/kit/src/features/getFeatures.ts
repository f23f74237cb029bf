import type { ProjectFeature } from '@latchkey/blockchain-api'
import { getAnswers } from '../api/getAnswers.ts'
import type { Kit } from '../kit/Kit.ts'
import type { ResolvedFeatures } from '../kit/ResolvedFeatures.ts'
import { resolveFeatures } from './resolveFeatures.ts'

type Asked = Pick<Kit, 'config' | 'ports' | 'preferences' | 'slots'>

/**
 * Returns the features that the project has turned on. Returns `undefined` until the answer
 * arrives, if the request failed, and if there is no directory.
 */
export function getProjectFeatures(kit: Asked): readonly ProjectFeature[] | undefined {
  return getAnswers(kit).getState().config
}

/**
 * Returns the current features. Until the project's features have been received, the app's own
 * settings apply.
 */
export function getFeatures(kit: Asked): ResolvedFeatures {
  const { features: local, remoteFeatures } = kit.preferences.getState()
  const resolved = resolveFeatures({
    local,
    remote: getProjectFeatures(kit),
    basic: kit.config.basic === true,
    device: kit.ports.page.device(),
  })
  return { ...resolved, ...remoteFeatures }
}

/** Returns whether the features are final, i.e. no outstanding answer can change them. */
export function isDecided(kit: Asked): boolean {
  return !kit.config.directoryUrl || getProjectFeatures(kit) !== undefined
}

/**
 * Returns whether both the app and the project allow analytics. Returns false until the project has
 * answered, and if the request failed.
 *
 * The kit sends no analytics automatically. `startAnalytics` checks this value, and so can an app
 * that forwards `kit.events` after consent.
 */
export function isAnalyticsEnabled(kit: Asked): boolean {
  const { analytics } = kit.preferences.getState().features
  return analytics === true && getAnswers(kit).getState().analytics === true
}

/** Returns whether the app lists wallets itself instead of the modal, and the project allows it. */
export function isHeadlessEnabled(kit: Asked): boolean {
  return kit.preferences.getState().features.headless === true && getFeatures(kit).headless
}

/** Returns whether several wallets of a namespace can be connected at the same time. */
export function isMultiWalletEnabled(
  kit: Pick<Kit, 'config' | 'ports' | 'preferences' | 'slots'>,
): boolean {
  return getFeatures(kit).multiWallet
}
