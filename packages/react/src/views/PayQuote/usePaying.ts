import type { Kit } from '@latchkey/kit'
import { PayError } from '@latchkey/kit/pay'
import { useKitContext } from '../../context/KitContext.ts'
import { usePayText } from '../../messages/pays.ts'
import { isWorded, useReported } from '../../send/useReported.ts'

/** Returns an action that starts a payment. A failure shows a toast. */
export function usePaying<input = void>(act: (kit: Kit, input: input) => Promise<void>) {
  const { kit } = useKitContext()
  const text = usePayText()
  return useReported<input>((input) => act(kit, input), {
    rejected: text('pay.declined'),
    reported: (walletText) => text('pay.reported', { walletText }),
    failed: text('pay.failed'),
    byCode: {
      send_pending: text('pay.pending'),
      swap_pending: text('pay.pending'),
      send_mismatch: text('pay.mismatch'),
      swap_mismatch: text('pay.mismatch'),
      swap_price_changed: text('pay.priceChanged'),
      UNABLE_TO_INITIATE_PAYMENT: text('pay.blocked'),
    },
    hasOwnText: (error) => error instanceof PayError || isWorded(error),
  })
}
