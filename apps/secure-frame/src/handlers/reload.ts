import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Handles RELOAD: reloads the frame's document after the answer was sent. */
export function createReload({ reload }: FrameParts): FrameHandlers['RELOAD'] {
  return async () => {
    reload()
    return undefined
  }
}
