import type { FrameHandlers } from '@latchkey/bridge/frame'

/** None: this frame has no smart accounts yet, so every account is one without code. */
export function createGetSmartAccountEnabledNetworks(): FrameHandlers['GET_SMART_ACCOUNT_ENABLED_NETWORKS'] {
  return async () => ({ smartAccountEnabledNetworks: [] })
}
