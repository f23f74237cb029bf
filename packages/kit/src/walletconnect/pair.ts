import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { loadLinks } from '../links/loadLinks.ts'
import { load } from './load.ts'
import type { PairParameters } from './PairParameters.ts'

/**
 * Connects a wallet by WalletConnect, in all namespaces it approves. `kit.connection` has the pairing to show while
 * this waits. Calls at the same time wait for the same pairing; one with 10 s left or less is replaced (K-WC-02). Then
 * the modal, if open, goes on by itself as after `connect`.
 *
 * @returns One connection per namespace the wallet has approved.
 * @throws {ConnectionRejectedError} The person refused in the wallet; nothing changed.
 * @throws {RequestTimedOutError} No wallet answered within 4 minutes; nothing changed.
 * @throws {ServiceUnreachableError} The relay cannot be reached; nothing changed.
 * @throws {FailedToConnectError} The wallet granted nothing of use; nothing changed.
 * @throws {ModalClosedError} The person left meanwhile; nothing changed.
 */
export async function pair(
  kit: Kit,
  parameters: PairParameters = {},
): Promise<readonly Connection[]> {
  parameters.signal?.throwIfAborted()
  const [later] = await Promise.all([load(), parameters.ahead && loadLinks(kit)])
  return later.pair(kit, parameters)
}
