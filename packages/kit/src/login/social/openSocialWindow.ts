import { socialPopupSize } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { isLoginPossible, readFrameUrl } from '../frame/frameUrl.ts'
import { getLogin } from '../getLogin.ts'
import type { SocialWindow } from './SocialWindow.ts'

/**
 * Opens a window for the provider, which first shows a waiting page of the secure frame. Call it in
 * the click handler. Returns `undefined` if logins are unavailable or use this tab (K-SOC-10).
 */
export function openSocialWindow(kit: Pick<Kit, 'config' | 'ports'>): SocialWindow | undefined {
  if (!isLoginPossible(kit) || kit.ports.page.device().telegram) return undefined
  const { widthPx, heightPx } = socialPopupSize
  const url = new URL('/loading', readFrameUrl(kit)).href
  // The window's name is random, so that no other page can navigate the window (S-17).
  const name = `popup-${kit.ports.randomId()}`
  const features = `width=${widthPx},height=${heightPx},scrollbars=yes`
  return { popup: kit.ports.openWindow(url, name, features) }
}

/**
 * Opens the window that the browser has blocked. Call it in a new click handler. The waiting login
 * then continues (S-76).
 */
export function reopenSocialWindow(kit: Pick<Kit, 'config' | 'ports' | 'slots'>): void {
  const { reopen } = getLogin(kit)
  if (reopen) reopen(openSocialWindow(kit))
}
