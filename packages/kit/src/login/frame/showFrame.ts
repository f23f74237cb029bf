import type { FrameRect } from '@latchkey/bridge/host'
import type { Kit } from '../../kit/Kit.ts'
import { getLogin } from '../getLogin.ts'

/** Rectangle of the page over which the secure frame is shown, in CSS pixels of the viewport. */
export type FramePlace = FrameRect

/**
 * Shows the secure frame over a rectangle of the page, in the current theme. Call it again when the
 * rectangle moves. Does nothing before the frame is loaded.
 */
export function showFrame(kit: Pick<Kit, 'slots'>, place: FramePlace): void {
  getLogin(kit).frame?.show(place)
}

/** Hides the secure frame after the modal has left the page that shows it. */
export function hideFrame(kit: Pick<Kit, 'slots'>): void {
  getLogin(kit).frame?.hide()
}

/**
 * Returns the secure frame's element, so that the focus trap includes it and it stays interactive
 * while the modal is open.
 */
export function getFrameElement(kit: Pick<Kit, 'slots'>): HTMLElement | undefined {
  const { frame } = getLogin(kit)
  // Servers run this code too and have no document.
  if (!frame || typeof document === 'undefined') return undefined
  return document.getElementById(frame.elementId) ?? undefined
}
