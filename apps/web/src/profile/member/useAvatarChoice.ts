import { useRef, useState } from 'react'

/**
 * Returns whether the player is choosing an avatar. Afterwards focus returns to the element that
 * opened the form.
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
