import type { FrameRect } from '@latchkey/bridge/host'
import type { Kit } from '../Kit.ts'

/** Where the frame stands over the page, in CSS pixels of the viewport. */
export type FramePlace = FrameRect

/**
 * Lays the frame over a place of the page, in the theme of now. Call it again when the place moves. Without a frame it
 * does nothing.
 */
export function showFrame(kit: Pick<Kit, 'runtime'>, place: FramePlace): void {
  kit.runtime.login?.frame?.show(place)
}

/** Hides the frame. */
export function hideFrame(kit: Pick<Kit, 'runtime'>): void {
  kit.runtime.login?.frame?.hide()
}

/** Gets the frame's element, for a focus loop and for what stays usable while the modal is open. */
export function getFrameElement(kit: Pick<Kit, 'runtime'>): HTMLElement | undefined {
  const { frame } = kit.runtime.login ?? {}
  // Kits run on servers too, where nothing is shown.
  if (!frame || typeof document === 'undefined') return undefined
  return document.getElementById(frame.elementId) ?? undefined
}
