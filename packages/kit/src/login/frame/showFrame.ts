import type { FrameRect } from '@latchkey/bridge/host'
import type { Kit } from '../../kit/Kit.ts'
import { getLogin } from '../getLogin.ts'

/** Where the frame stands over the page, in CSS pixels of the viewport. */
export type FramePlace = FrameRect

/**
 * Lays the frame over a place of the page, in the theme of now. Call it again when the place moves. Without a frame it
 * does nothing.
 */
export function showFrame(kit: Pick<Kit, 'slots'>, place: FramePlace): void {
  getLogin(kit).frame?.show(place)
}

/** Hides the frame. */
export function hideFrame(kit: Pick<Kit, 'slots'>): void {
  getLogin(kit).frame?.hide()
}

/** Gets the frame's element, for a focus loop and for what stays usable while the modal is open. */
export function getFrameElement(kit: Pick<Kit, 'slots'>): HTMLElement | undefined {
  const { frame } = getLogin(kit)
  // Kits run on servers too, where nothing is shown.
  if (!frame || typeof document === 'undefined') return undefined
  return document.getElementById(frame.elementId) ?? undefined
}
