import { needsFrameFirst, preloadFrame } from '@latchkey/kit/auth'
import { useEffect, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useLoginText } from '../messages/logins.ts'
import { useLoginBlock } from './useLoginBlock.ts'

/** Whether social logins are disabled now, and for which reason. */
export type SocialBlock = {
  /** The text that explains why social logins are disabled. `undefined` if they are enabled. */
  readonly reason: string | undefined
  /** Whether social logins are only disabled until the secure frame has loaded. */
  readonly loading: boolean
}

/**
 * Returns why social logins are disabled. The reason is that of any login or, in an installed app,
 * that the secure frame has not loaded yet (K-SOC-09).
 */
export function useSocialBlock(): SocialBlock {
  const { kit } = useKitContext()
  const text = useLoginText()
  const block = useLoginBlock()
  const [loading, setLoading] = useState(() => needsFrameFirst(kit))
  useEffect(() => {
    if (!loading) return
    let left = false
    const end = () => {
      if (!left) setLoading(false)
    }
    preloadFrame(kit).then(end, end)
    return () => {
      left = true
    }
  }, [kit, loading])
  const isLoading = loading && block === undefined
  return { reason: isLoading ? text('login.preparing') : block, loading: isLoading }
}
