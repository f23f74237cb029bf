import { useMemo } from 'react'
import { useKitContext } from '../../context/KitContext.ts'

export type IntentProps = {
  readonly onPointerEnter: () => void
  readonly onPointerDown: () => void
  readonly onFocus: () => void
}

/** Handlers for whatever opens the modal: fetches its code and looks for wallets before the press is over. */
export function useIntent(): IntentProps {
  const { intend } = useKitContext()
  return useMemo(
    () => ({ onPointerEnter: intend, onPointerDown: intend, onFocus: intend }),
    [intend],
  )
}
