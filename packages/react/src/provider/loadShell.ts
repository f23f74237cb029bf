import { isConnected, type Kit } from '@latchkey/kit'
import type { Shell } from '../context/Shell.ts'

/** Loads the login methods in parallel to the modal, because the first page shows them. */
function loadLoginMethods({ config }: Kit): void {
  // This only loads the code in advance. If it fails, `LoginMethods` loads it again and reports a
  // failure.
  if (config.secureFrame)
    import(/* moment: loginMethods */ '../login/loginMethods.ts').catch(() => undefined)
}

/** Loads the modal and, in parallel, the view that opens first. */
export async function loadShell(kit: Kit): Promise<Shell> {
  const connected = isConnected(kit)
  if (!connected) loadLoginMethods(kit)
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
