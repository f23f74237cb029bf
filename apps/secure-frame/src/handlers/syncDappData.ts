import type { FrameHandlers } from '@latchkey/bridge/frame'

/**
 * Handles SYNC_DAPP_DATA: ignores the data, because the host's description of itself is unverified.
 * Prompts show the host's origin instead (S-15).
 */
export function createSyncDappData(): FrameHandlers['SYNC_DAPP_DATA'] {
  return async () => undefined
}
