import { useKitContext } from '../../context/KitContext.ts'
import { useLoaded, useLoadFailed } from '../../loading/useLoaded.ts'
import { useSlice } from '../state/useSlice.ts'

const shut = { open: false, loading: false }

/** What buttons need to know of the modal. */
export function useModalOpen() {
  const { kit, shell } = useKitContext()
  const modal = useSlice(kit.modal, ({ open, loading }) => ({ open, loading }), shut)
  const loaded = useLoaded(shell)
  const failed = useLoadFailed(shell)
  return {
    ...modal,
    /** Asked for, but its code is still on the way. */
    arriving: modal.open && !loaded && !failed,
    failed,
  }
}
