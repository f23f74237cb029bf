import type { DirectoryWallet } from '@latchkey/core'
import type { Connection } from '../ConnectionState.ts'
import type { Kit } from '../Kit.ts'
import { loadLinks } from '../links/loadLinks.ts'

export type PairParameters = {
  /** The wallet the person has chosen; kept as recent once it has connected. */
  readonly wallet?: DirectoryWallet | undefined
  /** True: a new pairing, also while one is running ("Try again"). */
  readonly fresh?: boolean | undefined
  /**
   * True: have a pairing ready before a wallet is chosen, so that the tap on one can open it at once (K-MOB-07). Nothing
   * shows it: the status stays as it is, and a failure is thrown but not told.
   */
  readonly ahead?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

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
  const [{ pairWallet }] = await Promise.all([
    import('../pairing.ts'),
    parameters.ahead && loadLinks(kit),
  ])
  return pairWallet(kit, parameters)
}
