import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { toLabelAddress } from './addressLabels.ts'

/** Gets the name a person has given an account by `renameAccount`, connected or not. */
export function getAddressLabel(
  kit: Pick<Kit, 'connection'>,
  parameters: { readonly namespace: ChainNamespace; readonly address: string },
): string | undefined {
  const { namespace } = parameters
  const address = toLabelAddress(namespace, parameters.address)
  const rows = kit.connection.getState().addressLabels[namespace]
  return rows?.find((row) => row.address === address)?.label
}
