import { useEffect } from 'react'

/**
 * Calls `onEarly` on Enter and Space, wherever the focus is. Otherwise a held key would press
 * Approve as soon as it becomes enabled.
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
