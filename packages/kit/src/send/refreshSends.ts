import type { Kit } from '../kit/Kit.ts'
import { followSent } from './followSent.ts'
import { getSendStore, readOwnRequests } from './getSendStore.ts'
import { isWaitedFor } from './waitInChain.ts'

/**
 * Reads again what is under way: another tab may have begun or ended something. What was sent is waited for again, where
 * the page that sent it was left or had given up.
 */
export function refreshSends(kit: Kit): void {
  const requests = readOwnRequests(kit)
  getSendStore(kit).setState({ requests })
  for (const request of requests) {
    const { hash } = request
    if (hash !== undefined && !isWaitedFor(kit, hash)) void followSent(kit, { ...request, hash })
  }
}
