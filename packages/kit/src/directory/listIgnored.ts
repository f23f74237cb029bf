import type { ProjectFeature } from '@latchkey/blockchain-api'
import { getLocal, resolve, rules, toLocal } from '../features/resolveFeatures.ts'
import type { Features } from '../kit/Features.ts'

/**
 * Lists the names of the app's feature settings that have no effect, because the project's setting
 * has a different value.
 */
export function listIgnored(local: Features, remote: readonly ProjectFeature[]): readonly string[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const own = getLocal(local, name)
    const decided = remote.some(({ id, config }) => id === rule.id && config !== null)
    if (!decided || own === undefined) return []
    const [wanted, given] = [toLocal<unknown>(own, rule), resolve<unknown>(rule, own, remote)]
    return JSON.stringify(wanted) === JSON.stringify(given) ? [] : [name]
  })
}
