import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { toLabelAddress } from './addressLabels.ts'

/**
 * Gets the user's name for an account, as set by `renameAccount`. The account may be disconnected.
 */
export function getAddressLabel(
  kit: Pick<Kit, 'connection'>,
  parameters: { readonly namespace: ChainNamespace; readonly address: string },
): string | undefined {
  const { namespace } = parameters
  const address = toLabelAddress(namespace, parameters.address)
  const rows = kit.connection.getState().addressLabels[namespace]
  return rows?.find((row) => row.address === address)?.label
}
