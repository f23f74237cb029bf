import type { FrameRect } from './FrameHost.ts'

const WIDTH_PX = 360
const HEIGHT_PX = 600
const HEADER_PX = 32
const PHONE_PX = 430
const LEAST = { width: 320, height: 400 } as const

type Viewport = { readonly width: number; readonly height: number }

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most))

/**
 * Moves and resizes a rectangle so that it fits the viewport and stays large enough for approvals
 * (S-55).
 */
function fit(rect: FrameRect, viewport: Viewport): FrameRect {
  const width = Math.min(Math.max(rect.width, LEAST.width), viewport.width)
  const height = Math.min(Math.max(rect.height, LEAST.height), viewport.height)
  return {
    width,
    height,
    left: within(rect.left, 0, viewport.width - width),
    top: within(rect.top, 0, viewport.height - height),
  }
}

/**
 * Returns the position of the frame (K-APPROVE-03): 360 × 600, centred below the modal's header; at
 * the bottom of a page of at most 430 px; or over a rectangle from the page.
 */
export function getFrameRect(
  viewport: Viewport & { readonly bodyWidth: number },
  container?: FrameRect,
): FrameRect {
  if (container) return fit(container, viewport)
  if (viewport.bodyWidth <= PHONE_PX) {
    const top = viewport.height - HEIGHT_PX
    return fit({ left: 0, top, width: viewport.width, height: HEIGHT_PX }, viewport)
  }
  const left = (viewport.width - WIDTH_PX) / 2
  const top = (viewport.height - HEIGHT_PX) / 2 + HEADER_PX
  return fit({ left, top, width: WIDTH_PX, height: HEIGHT_PX }, viewport)
}
