import { useMemo } from 'react'
import { useKitContext } from '../../context/KitContext.ts'

export type IntentProps = {
  readonly onPointerEnter: () => void
  readonly onPointerDown: () => void
  readonly onFocus: () => void
}

/**
 * Handlers for a button that opens the modal. They load the modal's code and discover wallets on
 * hover, focus or pointer down.
 */
export function useIntent(): IntentProps {
  const { intend } = useKitContext()
  return useMemo(
    () => ({ onPointerEnter: intend, onPointerDown: intend, onFocus: intend }),
    [intend],
  )
}
