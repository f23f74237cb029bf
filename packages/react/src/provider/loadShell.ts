import { isConnected, type Kit } from '@latchkey/kit'
import type { Shell } from '../shell/createShell.ts'

/** Fetches the modal's shell and, side by side with it, the view it is about to open on. */
export async function loadShell(kit: Kit): Promise<Shell> {
  const connected = isConnected(kit)
  const view = connected
    ? import('../views/groups/account.ts')
    : import('../views/groups/connect.ts')
  const [{ createShell }] = await Promise.all([import('../shell/createShell.ts'), view])
  const shell = createShell()
  await shell.views[connected ? 'Account' : 'Connect'].load()
  return shell
}
