import { useRef, useState } from 'react'

/** Whether the player is choosing an avatar; afterwards the focus is where it began. */
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
