import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { loadLinks } from '../links/loadLinks.ts'
import { load } from './load.ts'
import type { PairParameters } from './PairParameters.ts'

/**
 * Connects a wallet with WalletConnect, in all namespaces that the wallet approves.
 * `kit.connection` has the pairing to show while this waits. Simultaneous calls share one pairing.
 * A pairing with 10 s or less left is replaced (K-WC-02). On success an open modal continues as
 * after `connect`.
 *
 * @returns One connection per namespace that the wallet has approved.
 * @throws {ConnectionRejectedError} The user refused in the wallet. The state is unchanged.
 * @throws {RequestTimedOutError} No wallet answered within 4 minutes. The state is unchanged.
 * @throws {ServiceUnreachableError} The relay is unreachable. The state is unchanged.
 * @throws {RelayRefusedError} The relay refuses this app. The state is unchanged.
 * @throws {FailedToConnectError} The wallet approved no usable account. The state is unchanged.
 * @throws {ModalClosedError} The user closed the modal. The state is unchanged.
 */
export async function pair(
  kit: Kit,
  parameters: PairParameters = {},
): Promise<readonly Connection[]> {
  parameters.signal?.throwIfAborted()
  const [later] = await Promise.all([load(), parameters.ahead && loadLinks(kit)])
  return later.pair(kit, parameters)
}
