import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection, getActiveNamespace } from '../state/getActiveConnection.ts'
import type { OpenRequest, OpenRequests } from './defineOpenRequests.ts'

/** Reads the stored requests of the active account, from all tabs. */
export function readOwnRequests<request extends OpenRequest>(
  kit: Pick<Kit, 'config' | 'connection' | 'storage'>,
  records: OpenRequests<request>,
): readonly request[] {
  const address = getActiveConnection(kit)?.accounts[0]?.address
  return records.read(kit, getActiveNamespace(kit)).filter(({ from }) => from === address)
}
