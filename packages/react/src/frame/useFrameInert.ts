import { getFrameElement } from '@latchkey/kit/auth'
import { isBehindModal } from '@latchkey/ui'
import { useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'

/**
 * Returns whether the secure frame takes no clicks and keys, because a modal dialog of the page was
 * open when the component mounted. The modal then is a modal dialog above it (K-WORLD-19).
 */
export function useFrameInert(): boolean {
  const { kit } = useKitContext()
  const [inert] = useState(() => {
    const frame = getFrameElement(kit)
    return frame !== undefined && isBehindModal(frame)
  })
  return inert
}
