import type { Kit } from '../Kit.ts'
import { getQueryClient } from '../queries/getQueryClient.ts'
import { checkOrigin } from './checkOrigin.ts'
import { getFeatures, getProjectFeatures, isUsageExceeded } from './getFeatures.ts'
import { listIgnored } from './listIgnored.ts'
import { analyticsQuery, projectConfigQuery, usageExceededQuery } from './projectQueries.ts'

/** One warning, whatever is ignored (K-INIT-06). */
function warnOfIgnored(kit: Kit): void {
  const remote = getProjectFeatures(kit)
  if (!remote || kit.runtime.alerted.has('ignored features')) return
  const ignored = listIgnored(kit.preferences.getState().features, remote)
  if (ignored.length === 0) return
  kit.runtime.alerted.add('ignored features')
  kit.ports.warn(
    `The project's configuration decides these features, what the code sets is ignored: ${ignored.join(', ')}.`,
  )
}

async function loadFeatures(kit: Kit): Promise<void> {
  const { basic, manualWCControl } = kit.config
  if (!basic && !manualWCControl) {
    await getQueryClient(kit).prefetchQuery(projectConfigQuery(kit))
    warnOfIgnored(kit)
  }
  const { email, socials } = getFeatures(kit)
  if (email || socials) await checkOrigin(kit)
}

/** Asks for what is known of the project: its features, limits, and where it may be used. */
export async function loadProject(kit: Kit): Promise<void> {
  kit.runtime.isExceeded = () => isUsageExceeded(kit)
  const client = getQueryClient(kit)
  const { analytics } = kit.preferences.getState().features
  await Promise.all([
    loadFeatures(kit),
    client.prefetchQuery(usageExceededQuery(kit)),
    analytics && client.prefetchQuery(analyticsQuery(kit)),
  ])
}
