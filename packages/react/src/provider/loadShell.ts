import { isConnected, type Kit } from '@latchkey/kit'
import type { Shell } from '../context/Shell.ts'

/** Logins stand on the first page, in places kept for them: their code is fetched with the rest, not after it. */
function loadLoginMethods({ config }: Kit): void {
  // Their place fetches them again, and says what failed.
  if (config.secureFrame)
    import(/* moment: loginMethods */ '../login/loginMethods.ts').catch(() => undefined)
}

/** Fetches the modal's shell and, side by side with it, the view it is about to open on. */
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
