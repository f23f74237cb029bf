import { useRef, useState } from 'react'

/**
 * Manages whether the form for the avatar is open. When it closes, focus returns to the element
 * that opened it.
 */
export function useAvatarChoice() {
  const [choosing, setChoosing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return {
    button,
    choosing,
    toggle: () => setChoosing(!choosing),
    end() {
      setChoosing(false)
      button.current?.focus({ preventScroll: true })
    },
  }
}
