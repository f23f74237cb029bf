import { useEffect, useState } from 'react'

/** Returns a value once it has not changed for `delayMs` milliseconds. */
export function useDebounced<value>(value: value, delayMs: number): value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
