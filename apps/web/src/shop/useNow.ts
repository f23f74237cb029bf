import { useEffect, useState } from 'react'

/** Returns the current time in ms since the epoch and updates it every second, for countdowns. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
