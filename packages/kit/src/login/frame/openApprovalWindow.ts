import { approvalPopupSize } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { readFrameUrl } from './frameUrl.ts'
import { toLocalized } from './toLocalized.ts'

/**
 * Opens a window of the secure frame's origin that shows the request of the login's wallet. Needed
 * if the page makes the frame inert, e.g. by a modal dialog. Call it in the click handler. The
 * caller closes the window after the request; if the user closes it, the frame rejects the request.
 *
 * @returns `null` if the browser blocked the window.
 */
export function openApprovalWindow(
  kit: Pick<Kit, 'config' | 'ports' | 'preferences'>,
): Window | null {
  const { widthPx, heightPx } = approvalPopupSize
  const url = toLocalized(kit, new URL('/approve', readFrameUrl(kit))).href
  // The window's name is random, so that no other page can navigate the window (S-17).
  const name = `approve-${kit.ports.randomId()}`
  return kit.ports.openWindow(url, name, `popup,width=${widthPx},height=${heightPx}`)
}
