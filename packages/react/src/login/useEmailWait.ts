import { getEmailWait, getLoginStore } from '@latchkey/kit/auth'
import { useEffect, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/state/useSlice.ts'

const tickMs = 1_000

/**
 * Counts down until another email may be sent. The time comes from the browser's storage or from
 * the server's response (K-AUTH-04).
 *
 * @param sent - Changes with every email that is sent, so that the time is read again.
 * @returns Whole seconds. 0 if an email may be sent.
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
