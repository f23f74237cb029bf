import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { getScreens, type PendingScreen } from './getScreens.ts'

/**
 * Runs what a page asks of the wallet. A login answers in the secure frame, on a page above the one that asks: without
 * this nobody would see it (kit-state §1). Any other wallet answers elsewhere.
 *
 * @param screen - What happens when the frame has its answer; by default nothing beyond the way back.
 */
export async function onScreen<result>(
  kit: Pick<Kit, 'slots'>,
  asked: { readonly login?: Connection['login'] | undefined; readonly screen?: PendingScreen },
  run: () => Promise<result>,
): Promise<result> {
  const { login, screen = {} } = asked
  if (!login) return run()
  const screens = getScreens(kit)
  screens.push(screen)
  try {
    return await run()
  } finally {
    const index = screens.indexOf(screen)
    if (index >= 0) screens.splice(index, 1)
  }
}
