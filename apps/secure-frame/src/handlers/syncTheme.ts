import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Handles SYNC_THEME: applies the allowed parts of the host's theme (S-15). */
export function createSyncTheme({ appearance }: FrameParts): FrameHandlers['SYNC_THEME'] {
  return async (theme) => {
    appearance.apply(theme)
    return undefined
  }
}
