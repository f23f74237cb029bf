import type { Kit, OpenModalParameters } from '@latchkey/kit'
import { useMemo } from 'react'
import { useKitContext } from '../../context/KitContext.ts'

export type UseKitReturnType = Kit & {
  /** Opens the modal. Default view: Account while connected, else Connect. */
  readonly open: (parameters?: OpenModalParameters) => void
  readonly close: () => void
}

/**
 * Returns the kit of the nearest provider, with `open` and `close`.
 *
 * @throws {KitProviderMissingError} Outside `KitProvider`.
 */
export function useKit(): UseKitReturnType {
  const { kit, open, close } = useKitContext()
  return useMemo(() => ({ ...kit, open, close }), [kit, open, close])
}
