import { framePrefix } from '../messages/readEnvelope.ts'
import type { FrameWindow } from './FrameWindow.ts'

/** All that a document says whose host's origin is not allowed (S-04); it answers nothing afterwards. */
export function postRefusal(window: Pick<FrameWindow, 'parent'>, version: string): void {
  const payload = { version, refused: 'origin' }
  window.parent.postMessage({ type: `${framePrefix}READY`, payload }, '*')
}
