import type { FrameHandlers } from '@latchkey/bridge/frame'

/** Takes note of nothing: what a host says of itself is unverified, and the pinned origin is its name (S-15). */
export function createSyncDappData(): FrameHandlers['SYNC_DAPP_DATA'] {
  return async () => undefined
}
