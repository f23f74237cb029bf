import { getMsUntil } from '@latchkey/kit'
import { useCallback, useEffect, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'

const tickMs = 1_000

/**
 * Counts down the seconds to an expiry time. The remaining time is computed once per expiry time,
 * so that later changes of the clock do not affect it.
 *
 * @param expiresAt - In ms since the epoch.
 * @returns Whole seconds, never below 0. `undefined` if `expiresAt` is.
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
  // Without this update, the remaining time of the previous expiry would show for one render.
  if (target !== expiresAt) setSeen(read())
  useEffect(() => {
    if (leftMs <= 0) return
    return kit.ports.setTimer(() => setSeen(read()), tickMs)
  }, [leftMs, kit, read])
  if (expiresAt === undefined) return undefined
  return Math.max(0, Math.ceil(leftMs / tickMs))
}

/** Formats a duration as minutes and seconds: `3:05`. */
export function toClockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
