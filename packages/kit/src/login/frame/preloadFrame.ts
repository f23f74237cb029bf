import type { Kit } from '../../kit/Kit.ts'
import { getLogin } from '../getLogin.ts'
import { loadLogin } from '../load.ts'

function isInstalled(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches
}

/**
 * Says whether the frame has to be there before somebody logs in by a social network: in an installed app, whose windows
 * open only at once after a press (K-SOC-09).
 */
export function needsFrameFirst(kit: Pick<Kit, 'ports' | 'slots'>): boolean {
  const { installed = isInstalled } = kit.ports.page
  return installed() && !getLogin(kit).started
}

/** Loads the frame ahead of a login. What fails is told by an alert; the login then tries again by itself. */
export async function preloadFrame(kit: Kit): Promise<void> {
  const { preload } = await loadLogin()
  await preload(kit)
}
