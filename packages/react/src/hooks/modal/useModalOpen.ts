import { useKitContext } from '../../context/KitContext.ts'
import { useLoaded, useLoadFailed, useOutdated } from '../../loading/useLoaded.ts'
import { useSlice } from '../state/useSlice.ts'

const shut = { open: false, loading: false }

/** Returns whether the modal is open, loading or failed, for buttons that show it. */
export function useModalOpen() {
  const { kit, shell } = useKitContext()
  const modal = useSlice(kit.modal, ({ open, loading }) => ({ open, loading }), shut)
  const loaded = useLoaded(shell)
  const failed = useLoadFailed(shell)
  const outdated = useOutdated(shell)
  return {
    ...modal,
    /** Whether the modal is open while its code is still loading. */
    arriving: modal.open && !loaded && !failed,
    failed,
    outdated: failed && outdated,
  }
}
