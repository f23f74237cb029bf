import type { AddressLabels } from '@latchkey/ui'
import { useText } from '../../messages/en.ts'

/** Returns the texts of an address with a copy button. */
export function useAddressLabels(): AddressLabels {
  const text = useText()
  return {
    copy: text('account.copyAddress'),
    copied: text('account.copied'),
    failed: text('account.copyFailed'),
  }
}
