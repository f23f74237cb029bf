import { needsFrameFirst, preloadFrame } from '@latchkey/kit/auth'
import { useEffect, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useLoginText } from '../messages/logins.ts'
import { useLoginBlock } from './useLoginBlock.ts'

/** Why no provider can be chosen now. */
export type SocialBlock = {
  /** In words; `undefined` when they can. */
  readonly reason: string | undefined
  /** It passes by itself. */
  readonly loading: boolean
}

/** What blocks any login blocks these too; in an installed app also the frame, until it is there (K-SOC-09). */
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
