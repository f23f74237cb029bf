import { useEffect } from 'react'

/**
 * Reports Enter and Space, wherever the focus is. A held or repeated key would otherwise press
 * Approve when it becomes enabled.
 */
export function useEarlyKey(onEarly: () => void): void {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === ' ') onEarly()
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [onEarly])
}
