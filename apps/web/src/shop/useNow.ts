import { useEffect, useState } from 'react'
import { useApp } from '../context/AppContext.ts'

/**
 * Returns the server's time in ms since the epoch and updates it every second, for countdowns. The
 * clock of this computer may be wrong (S-137).
 */
export function useNow(): number {
  const { product } = useApp()
  const [now, setNow] = useState(product.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(product.now()), 1_000)
    return () => clearInterval(timer)
  }, [product])
  return now
}
