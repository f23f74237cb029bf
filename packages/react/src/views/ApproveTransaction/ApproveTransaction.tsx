import { FramePlace } from '../../frame/FramePlace.tsx'

/**
 * Reserves the area in which the secure frame shows a request that the user approves or rejects.
 */
export function ApproveTransaction() {
  return <FramePlace />
}
