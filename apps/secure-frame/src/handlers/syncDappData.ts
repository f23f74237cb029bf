import type { FrameHandlers } from '@latchkey/bridge/frame'

/**
 * Ignores the data, because a host's description of itself is unverified. The pinned origin is its
 * name (S-15).
 */
export function createSyncDappData(): FrameHandlers['SYNC_DAPP_DATA'] {
  return async () => undefined
}
