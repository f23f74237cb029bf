import { getEmailWait, getLoginStore } from '@latchkey/kit/auth'
import { useEffect, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/state/useSlice.ts'

const tickMs = 1_000

/**
 * Counts down until another e-mail may be sent, from the stored time or the server's answer
 * (K-AUTH-04).
 *
 * @param sent - Changes with every sent e-mail, so that the time is read again.
 * @returns Whole seconds; 0 when an e-mail may be sent.
 */
export function useEmailWait(sent: unknown): number {
  const { kit } = useKitContext()
  const until = useSlice(getLoginStore(kit), (state) => state.emailWaitUntil, undefined)
  const [seconds, setSeconds] = useState(() => getEmailWait(kit))
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say that the time may have changed
  useEffect(() => {
    let stop: (() => void) | undefined
    const read = () => {
      const left = getEmailWait(kit)
      setSeconds(left)
      stop = left > 0 ? kit.ports.setTimer(read, tickMs) : undefined
    }
    read()
    return () => stop?.()
  }, [kit, until, sent])
  return seconds
}
