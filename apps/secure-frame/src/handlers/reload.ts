import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Handles RELOAD: reloads the document. */
export function createReload({ reload }: FrameParts): FrameHandlers['RELOAD'] {
  return async () => {
    reload()
    return undefined
  }
}
