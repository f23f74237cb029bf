import { FramePlace } from '../../frame/FramePlace.tsx'
import { FrameWindow } from '../../frame/FrameWindow.tsx'
import { useFrameInert } from '../../frame/useFrameInert.ts'

/**
 * Reserves the area in which the secure frame shows a request that the user approves or rejects. If
 * the frame is inert, opens the request in a window.
 */
export function ApproveTransaction() {
  return useFrameInert() ? <FrameWindow /> : <FramePlace />
}
