import { socialPopupSize } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { isLoginPossible, readFrameUrl } from '../frame/frameUrl.ts'
import { getLogin } from '../getLogin.ts'
import type { SocialWindow } from './SocialWindow.ts'

/**
 * Opens the provider's window on the frame's waiting page, synchronously in the click. Returns
 * `undefined` if logins are unavailable or use this tab (K-SOC-10).
 */
export function openSocialWindow(kit: Pick<Kit, 'config' | 'ports'>): SocialWindow | undefined {
  if (!isLoginPossible(kit) || kit.ports.page.device().telegram) return undefined
  const { widthPx, heightPx } = socialPopupSize
  const url = new URL('/loading', readFrameUrl(kit)).href
  // The name is unguessable so that no other page can navigate the window (S-17).
  const name = `popup-${kit.ports.randomId()}`
  const features = `width=${widthPx},height=${heightPx},scrollbars=yes`
  return { popup: kit.ports.openWindow(url, name, features) }
}

/**
 * Opens the window that the browser has blocked, from a new click. The waiting login continues in
 * it (S-76).
 */
export function reopenSocialWindow(kit: Pick<Kit, 'config' | 'ports' | 'slots'>): void {
  const { reopen } = getLogin(kit)
  if (reopen) reopen(openSocialWindow(kit))
}
