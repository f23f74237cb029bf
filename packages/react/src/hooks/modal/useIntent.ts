import { useMemo } from 'react'
import { useKitContext } from '../../context/KitContext.ts'

export type IntentProps = {
  readonly onPointerEnter: () => void
  readonly onPointerDown: () => void
  readonly onFocus: () => void
}

/**
 * Returns event handlers for a button that opens the modal. On hover, focus or pointer down they
 * load the modal's code and discover wallets.
 */
export function useIntent(): IntentProps {
  const { intend } = useKitContext()
  return useMemo(
    () => ({ onPointerEnter: intend, onPointerDown: intend, onFocus: intend }),
    [intend],
  )
}
