import { framePrefix } from '../messages/readEnvelope.ts'
import type { FrameWindow } from './FrameWindow.ts'

/**
 * Posts the refusal of a host whose origin is not allowed (S-04). The document sends nothing else.
 */
export function postRefusal(window: Pick<FrameWindow, 'parent'>, version: string): void {
  const payload = { version, refused: 'origin' }
  window.parent.postMessage({ type: `${framePrefix}READY`, payload }, '*')
}
