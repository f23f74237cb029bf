import { isConnected, type Kit } from '@latchkey/kit'
import type { Shell } from '../context/Shell.ts'

/** Fetches the modal's shell and, side by side with it, the view it is about to open on. */
export async function loadShell(kit: Kit): Promise<Shell> {
  const connected = isConnected(kit)
  const view = connected
    ? import('../views/Account/Account.tsx')
    : import('../views/Connect/Connect.tsx')
  const [{ createShell }] = await Promise.all([
    import(/* moment: open */ '../shell/createShell.ts'),
    view,
  ])
  const shell = createShell()
  await shell.views[connected ? 'Account' : 'Connect'].load()
  return shell
}
