import { FramePlace } from '../../frame/FramePlace.tsx'

/** Reserves the place in which the secure frame shows an approval. */
export function ApproveTransaction() {
  return <FramePlace />
}
