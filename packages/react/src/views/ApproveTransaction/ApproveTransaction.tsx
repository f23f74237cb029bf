import { FramePlace } from '../../frame/FramePlace.tsx'

/** The place in which the secure frame asks for an approval. */
export function ApproveTransaction() {
  return <FramePlace />
}
