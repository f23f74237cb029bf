import { getMsUntil } from '@latchkey/kit'
import { useCallback, useEffect, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'

const tickMs = 1_000

/**
 * Counts down to a moment. A new one is counted from the time it is first seen.
 *
 * @param expiresAt - Epoch milliseconds.
 * @returns Whole seconds left, never below 0; `undefined` without a moment.
 */
export function useSecondsLeft(expiresAt: number | undefined): number | undefined {
  const { kit } = useKitContext()
  const read = useCallback(
    () => ({
      target: expiresAt,
      leftMs: expiresAt === undefined ? 0 : getMsUntil(kit, 'pairing', expiresAt),
    }),
    [expiresAt, kit],
  )
  const [{ target, leftMs }, setSeen] = useState(read)
  // What was left of another moment would count too many seconds.
  if (target !== expiresAt) setSeen(read())
  useEffect(() => {
    if (leftMs <= 0) return
    return kit.ports.setTimer(() => setSeen(read()), tickMs)
  }, [leftMs, kit, read])
  if (expiresAt === undefined) return undefined
  return Math.max(0, Math.ceil(leftMs / tickMs))
}

/** Writes a short time as minutes and seconds: `3:05`. */
export function toClockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
