import { socialPopupSize } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { isLoginPossible, readFrameUrl } from '../frame/frameUrl.ts'
import { getLogin } from '../getLogin.ts'
import type { SocialWindow } from './SocialWindow.ts'

/**
 * Opens the provider's window on the frame's waiting page, in the click itself. `undefined`: logins are off here, or go
 * on in this tab (K-SOC-10).
 */
export function openSocialWindow(kit: Pick<Kit, 'config' | 'ports'>): SocialWindow | undefined {
  if (!isLoginPossible(kit) || kit.ports.page.device().telegram) return undefined
  const { widthPx, heightPx } = socialPopupSize
  const url = new URL('/loading', readFrameUrl(kit)).href
  // A name nobody can know: no other page may take the window over (S-17).
  const name = `popup-${kit.ports.randomId()}`
  const features = `width=${widthPx},height=${heightPx},scrollbars=yes`
  return { popup: kit.ports.openWindow(url, name, features) }
}

/** Opens the window the browser has blocked, from a new click: the login that waits goes on in it (S-76). */
export function reopenSocialWindow(kit: Pick<Kit, 'config' | 'ports' | 'slots'>): void {
  const { reopen } = getLogin(kit)
  if (reopen) reopen(openSocialWindow(kit))
}
