import type { Kit } from '@latchkey/kit'
import { PayError } from '@latchkey/kit/pay'
import type { Retry } from '@latchkey/kit/send'
import { useKitContext } from '../../context/KitContext.ts'
import { usePayText } from '../../messages/pays.ts'
import type { Earlier } from '../../send/useEarlier.ts'
import { isWorded, useReported } from '../../send/useReported.ts'

/** Returns an action that starts a payment. A failure shows a toast. */
export function usePaying<input = void>(
  earlier: Earlier,
  act: (kit: Kit, retry: Retry, input: input) => Promise<void>,
) {
  const { kit } = useKitContext()
  const text = usePayText()
  const pay = (input: input) => earlier.attempt((retry) => act(kit, retry, input))
  return useReported<input>(pay, {
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
