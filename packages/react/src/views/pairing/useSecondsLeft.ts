import { useEffect, useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'

const tickMs = 1_000

/**
 * Counts down to a moment. A new one is counted from the time it is first seen.
 *
 * @param expiresAt - Epoch milliseconds.
 * @returns Whole seconds left, never below 0; `undefined` without a moment.
 */
export function useSecondsLeft(expiresAt: number | undefined): number | undefined {
  const { kit } = useKitContext()
  const { now, setTimer } = kit.ports
  const [{ target, time }, setSeen] = useState(() => ({ target: expiresAt, time: now() }))
  // A time from before this moment was set would count too many seconds.
  if (target !== expiresAt) setSeen({ target: expiresAt, time: now() })
  useEffect(() => {
    if (expiresAt === undefined || time >= expiresAt) return
    return setTimer(() => setSeen({ target: expiresAt, time: now() }), tickMs)
  }, [expiresAt, time, now, setTimer])
  if (expiresAt === undefined) return undefined
  return Math.max(0, Math.ceil((expiresAt - time) / tickMs))
}

/** Writes a short time as minutes and seconds: `3:05`. */
export function toClockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
