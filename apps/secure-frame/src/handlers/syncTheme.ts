import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Applies the host's theme within the rules of S-15. */
export function createSyncTheme({ appearance }: FrameParts): FrameHandlers['SYNC_THEME'] {
  return async (theme) => {
    appearance.apply(theme)
    return undefined
  }
}
