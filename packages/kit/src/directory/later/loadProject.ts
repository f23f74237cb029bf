import {
  analyticsQuestion,
  projectConfigQuestion,
  projectLimitsQuestion,
} from '@latchkey/blockchain-api'
import { askOnce } from '../../api/askOnce.ts'
import { getDirectoryClient } from '../../api/getDirectoryClient.ts'
import { getFeatures, getProjectFeatures } from '../../features/getFeatures.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getAlerted } from '../../state/getAlerted.ts'
import { listIgnored } from '../listIgnored.ts'
import { checkOrigin, reportRefusal } from './checkOrigin.ts'

/** Logs one warning that lists all settings of the app that the project overrules (K-INIT-06). */
function warnOfIgnored(kit: Kit): void {
  const remote = getProjectFeatures(kit)
  if (!remote || getAlerted(kit).has('ignored features')) return
  const ignored = listIgnored(kit.preferences.getState().features, remote)
  if (ignored.length === 0) return
  getAlerted(kit).add('ignored features')
  kit.ports.warn(
    `The project's configuration sets these features, so the values from the code are ignored: ${ignored.join(', ')}.`,
  )
}

const askConfig = (kit: Kit) =>
  askOnce(kit, {
    name: 'config',
    ask: async () => (await getDirectoryClient(kit).ask(projectConfigQuestion)).features,
  })

/** Fetches whether the project has exceeded its usage limit. Only the smallest plan has a limit. */
const askUsage = (kit: Kit) =>
  askOnce(kit, {
    name: 'usage',
    ask: async () => {
      const { planLimits } = await getDirectoryClient(kit).ask(projectLimitsQuestion)
      const { tier, isAboveMauLimit, isAboveRpcLimit } = planLimits
      return tier === 'starter' && (isAboveMauLimit || isAboveRpcLimit)
    },
  })

const askAnalytics = (kit: Kit) =>
  askOnce(kit, {
    name: 'analytics',
    ask: async () => (await getDirectoryClient(kit).ask(analyticsQuestion)).isAnalyticsEnabled,
  })

async function loadFeatures(kit: Kit): Promise<void> {
  const { basic, manualWCControl } = kit.config
  if (!basic && !manualWCControl) {
    // If the request fails, the app's settings apply (K-INIT-07).
    await askConfig(kit).catch((error: unknown) => reportRefusal(kit, error))
    warnOfIgnored(kit)
  }
  const { email, socials } = getFeatures(kit)
  if (email || socials) await checkOrigin(kit)
}

/**
 * Fetches the project's features, usage limit, allowed origins and analytics setting. If a request
 * fails, its values stay unknown and the app's settings apply.
 */
export async function loadProject(kit: Kit): Promise<void> {
  const { analytics } = kit.preferences.getState().features
  await Promise.allSettled([loadFeatures(kit), askUsage(kit), analytics && askAnalytics(kit)])
}
