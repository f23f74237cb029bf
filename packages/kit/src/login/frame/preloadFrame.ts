import type { Kit } from '../../kit/Kit.ts'
import { getLogin } from '../getLogin.ts'
import { loadLogin } from '../load.ts'

function isInstalled(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches
}

/**
 * Returns whether the secure frame must be loaded before a social login starts. An installed app
 * needs this, because it can open windows only directly after a click (K-SOC-09).
 */
export function needsFrameFirst(kit: Pick<Kit, 'ports' | 'slots'>): boolean {
  const { installed = isInstalled } = kit.ports.page
  return installed() && !getLogin(kit).started
}

/**
 * Loads the secure frame before a login. A failure shows an alert, and the login tries to load the
 * frame again.
 */
export async function preloadFrame(kit: Kit): Promise<void> {
  const { preload } = await loadLogin()
  await preload(kit)
}
