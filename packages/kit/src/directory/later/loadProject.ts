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
import { checkOrigin } from './checkOrigin.ts'

/** One warning, whatever is ignored (K-INIT-06). */
function warnOfIgnored(kit: Kit): void {
  const remote = getProjectFeatures(kit)
  if (!remote || getAlerted(kit).has('ignored features')) return
  const ignored = listIgnored(kit.preferences.getState().features, remote)
  if (ignored.length === 0) return
  getAlerted(kit).add('ignored features')
  kit.ports.warn(
    `The project's configuration decides these features, what the code sets is ignored: ${ignored.join(', ')}.`,
  )
}

const askConfig = (kit: Kit) =>
  askOnce(kit, {
    name: 'config',
    ask: async () => (await getDirectoryClient(kit).ask(projectConfigQuestion)).features,
  })

/** Only the smallest plan has an end. */
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
    // Where it cannot be had, what the host says counts (K-INIT-07).
    await Promise.allSettled([askConfig(kit)])
    warnOfIgnored(kit)
  }
  const { email, socials } = getFeatures(kit)
  if (email || socials) await checkOrigin(kit)
}

/** Asks for what is known of the project: its features, limits, and where it may be used. What fails stays unknown. */
export async function loadProject(kit: Kit): Promise<void> {
  const { analytics } = kit.preferences.getState().features
  await Promise.allSettled([loadFeatures(kit), askUsage(kit), analytics && askAnalytics(kit)])
}
