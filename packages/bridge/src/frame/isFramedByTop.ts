import type { FrameWindow } from './FrameWindow.ts'

/** True when the top window itself frames this document, and nothing stands between (S-04). */
export function isFramedByTop({ self, parent, top, location }: FrameWindow): boolean {
  const ancestors = location.ancestorOrigins?.length ?? 1
  return parent !== self && parent === top && ancestors === 1
}
