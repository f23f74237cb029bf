import type { AddressLabels } from '@latchkey/ui'
import { useText } from '../../messages/en.ts'

/** Texts of an address that can be copied. */
export function useAddressLabels(): AddressLabels {
  const text = useText()
  return {
    copy: text('account.copyAddress'),
    copied: text('account.copied'),
    failed: text('account.copyFailed'),
  }
}
