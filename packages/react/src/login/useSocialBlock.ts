import { needsFrameFirst, preloadFrame } from '@latchkey/kit/auth'
import { useEffect, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useLoginText } from '../messages/logins.ts'
import { useLoginBlock } from './useLoginBlock.ts'

/** The reason why social providers are disabled. */
export type SocialBlock = {
  /** The text to show; `undefined` if they are enabled. */
  readonly reason: string | undefined
  /** The block ends automatically, when the frame has loaded. */
  readonly loading: boolean
}

/**
 * Returns why social logins are disabled: for the reasons of any login, and in an installed app
 * until the frame has loaded (K-SOC-09).
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
