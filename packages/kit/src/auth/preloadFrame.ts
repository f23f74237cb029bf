import type { Kit } from '../Kit.ts'
import { loadLogin } from './loadLogin.ts'

function isInstalled(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches
}

/**
 * Says whether the frame has to be there before somebody logs in by a social network: in an installed app, whose windows
 * open only at once after a press (K-SOC-09).
 */
export function needsFrameFirst(kit: Pick<Kit, 'ports' | 'runtime'>): boolean {
  const { installed = isInstalled } = kit.ports.page
  return installed() && !kit.runtime.login?.started
}

/** Loads the frame ahead of a login. What fails is told by an alert; the login then tries again by itself. */
export async function preloadFrame(kit: Kit): Promise<void> {
  const { preload } = await loadLogin()
  await preload(kit)
}
