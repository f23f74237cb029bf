import { getQueryClient } from '../../api/getQueryClient.ts'
import { getFeatures, getProjectFeatures } from '../../features/getFeatures.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getAlerted } from '../../state/getAlerted.ts'
import { listIgnored } from '../listIgnored.ts'
import { analyticsQuery, projectConfigQuery, usageExceededQuery } from '../projectQueries.ts'
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
  const client = getQueryClient(kit)
  const { analytics } = kit.preferences.getState().features
  await Promise.all([
    loadFeatures(kit),
    client.prefetchQuery(usageExceededQuery(kit)),
    analytics && client.prefetchQuery(analyticsQuery(kit)),
  ])
}
