import { useKitContext } from '../../context/KitContext.ts'
import { useLoaded, useLoadFailed } from '../../loading/useLoaded.ts'
import { useSlice } from '../state/useSlice.ts'

const shut = { open: false, loading: false }

/** Returns the state of the modal that buttons show. */
export function useModalOpen() {
  const { kit, shell } = useKitContext()
  const modal = useSlice(kit.modal, ({ open, loading }) => ({ open, loading }), shut)
  const loaded = useLoaded(shell)
  const failed = useLoadFailed(shell)
  return {
    ...modal,
    /** The modal is open, but its code is still loading. */
    arriving: modal.open && !loaded && !failed,
    failed,
  }
}
