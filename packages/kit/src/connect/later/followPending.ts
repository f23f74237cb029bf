import { followDeposit } from '../../deposit/followDeposit.ts'
import type { Kit } from '../../kit/Kit.ts'
import { refreshSends, watchSends } from '../../send/watchSends.ts'
import { refreshSwaps, watchSwaps } from '../../swap/watchSwaps.ts'

/** Takes up what an earlier page, or another tab, has begun: shows it, and waits for its end. */
export function followPending(kit: Kit): void {
  watchSends(kit)
  watchSwaps(kit)
  refreshSends(kit)
  refreshSwaps(kit)
  followDeposit(kit)
}
