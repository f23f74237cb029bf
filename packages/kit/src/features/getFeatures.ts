import type { ProjectFeature } from '@latchkey/blockchain-api'
import { getAnswers } from '../api/getAnswers.ts'
import type { Kit } from '../kit/Kit.ts'
import type { ResolvedFeatures } from '../kit/ResolvedFeatures.ts'
import { resolveFeatures } from './resolveFeatures.ts'

type Asked = Pick<Kit, 'config' | 'ports' | 'preferences' | 'slots'>

/**
 * Returns the features that the project has turned on; `undefined` until received, after a failure,
 * and if skipped.
 */
export function getProjectFeatures(kit: Asked): readonly ProjectFeature[] | undefined {
  return getAnswers(kit).getState().config
}

/**
 * Returns the current features. The first intent requests the project's; until the answer arrives,
 * local settings apply.
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

/** Returns whether the features are final, so that no answer of the project will change them. */
export function isDecided(kit: Asked): boolean {
  return !kit.config.directoryUrl || getProjectFeatures(kit) !== undefined
}

/**
 * Returns whether both the app and the project want analytics. False until known, and if the answer
 * is missing.
 *
 * The kit sends no analytics automatically. `startAnalytics` reads this value, and so can an app
 * that forwards `kit.events` after consent.
 */
export function isAnalyticsEnabled(kit: Asked): boolean {
  const { analytics } = kit.preferences.getState().features
  return analytics === true && getAnswers(kit).getState().analytics === true
}

/** Returns whether the app lists wallets itself, without the modal, and the project allows it. */
export function isHeadlessEnabled(kit: Asked): boolean {
  return kit.preferences.getState().features.headless === true && getFeatures(kit).headless
}

/** Returns whether several wallets of a namespace may be connected together. */
export function isMultiWalletEnabled(
  kit: Pick<Kit, 'config' | 'ports' | 'preferences' | 'slots'>,
): boolean {
  return getFeatures(kit).multiWallet
}
