import type { FrameHandlers } from '@latchkey/bridge/frame'
import { MethodNotOfferedError } from '../rpc/errors.ts'

/** Refused: this frame has no smart accounts yet. */
export function createInitSmartAccount(): FrameHandlers['INIT_SMART_ACCOUNT'] {
  return async () => {
    throw new MethodNotOfferedError({ method: 'INIT_SMART_ACCOUNT' })
  }
}
