import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { getScreens, type PendingScreen } from './getScreens.ts'

/**
 * Sends a page's request to the wallet. A login shows the secure frame on a page above the
 * requesting one; afterwards the requesting page must learn the outcome (kit-state §1). Other
 * wallets ask the user outside the modal.
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
