import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Takes over the host's look, as far as the rules of S-15 let it. */
export function createSyncTheme({ appearance }: FrameParts): FrameHandlers['SYNC_THEME'] {
  return async (theme) => {
    appearance.apply(theme)
    return undefined
  }
}
