import type { ProjectFeature } from '@latchkey/blockchain-api'
import { getAnswers } from '../api/getAnswers.ts'
import type { Kit } from '../kit/Kit.ts'
import type { ResolvedFeatures } from '../kit/ResolvedFeatures.ts'
import { resolveFeatures } from './resolveFeatures.ts'

type Asked = Pick<Kit, 'config' | 'ports' | 'preferences' | 'slots'>

/** What the project has turned on; `undefined` until asked, and where that failed or is skipped. */
export function getProjectFeatures(kit: Asked): readonly ProjectFeature[] | undefined {
  return getAnswers(kit).getState().config
}

/** Reads what is on now. The project is asked on the first intent; until it has answered, local settings count. */
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

/** Says whether what is on will not change any more by an answer of the project. */
export function isDecided(kit: Asked): boolean {
  return !kit.config.directoryUrl || getProjectFeatures(kit) !== undefined
}

/**
 * Says whether both the app and the project want analytics. The kit sends none by itself; this is for `startAnalytics`, and
 * for an app that passes `kit.events` on, after consent. False until known, and where that cannot be known.
 */
export function isAnalyticsEnabled(kit: Asked): boolean {
  const { analytics } = kit.preferences.getState().features
  return analytics === true && getAnswers(kit).getState().analytics === true
}

/** Says whether the app shows wallets by itself, without the modal: it has said so, and the project allows it. */
export function isHeadlessEnabled(kit: Asked): boolean {
  return kit.preferences.getState().features.headless === true && getFeatures(kit).headless
}

/** Says whether several wallets of a namespace may be connected at once. */
export function isMultiWalletEnabled(
  kit: Pick<Kit, 'config' | 'ports' | 'preferences' | 'slots'>,
): boolean {
  return getFeatures(kit).multiWallet
}
