import { useEffect } from 'react'

/** Tells of keys that press, whatever has the focus: held down or repeated, they would meet Approve as it comes up. */
export function useEarlyKey(onEarly: () => void): void {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === ' ') onEarly()
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [onEarly])
}
