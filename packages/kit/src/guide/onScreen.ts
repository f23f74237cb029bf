import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { getScreens, type PendingScreen } from './getScreens.ts'

/**
 * Runs a request that the user confirms in the wallet, and calls `screen` with the outcome. A login
 * shows the secure frame on a page above the requesting one, which afterwards must learn the
 * outcome (kit-state §1). Other wallets prompt the user outside the modal.
 *
 * @param screen - Callbacks for the outcome in the secure frame. Default: only go back.
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
