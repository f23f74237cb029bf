import { followDeposit } from '../../deposit/followDeposit.ts'
import type { Kit } from '../../kit/Kit.ts'
import { refreshSends, watchSends } from '../../send/watchSends.ts'
import { refreshSwaps, watchSwaps } from '../../swap/watchSwaps.ts'

/**
 * Resumes the pending transactions of an earlier page or another tab: shows them and waits for
 * their outcome.
 */
export function followPending(kit: Kit): void {
  watchSends(kit)
  watchSwaps(kit)
  refreshSends(kit)
  refreshSwaps(kit)
  followDeposit(kit)
}
