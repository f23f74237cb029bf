import type { FrameWindow } from './FrameWindow.ts'

/** Returns whether the top window frames this document directly (S-04). */
export function isFramedByTop({ self, parent, top, location }: FrameWindow): boolean {
  const ancestors = location.ancestorOrigins?.length ?? 1
  return parent !== self && parent === top && ancestors === 1
}
