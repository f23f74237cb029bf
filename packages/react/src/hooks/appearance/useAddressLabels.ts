import type { AddressLabels } from '@latchkey/ui'
import { useText } from '../../messages/en.ts'

/** Returns the texts for the copy button of an address. */
export function useAddressLabels(): AddressLabels {
  const text = useText()
  return {
    copy: text('account.copyAddress'),
    copied: text('account.copied'),
    failed: text('account.copyFailed'),
  }
}
