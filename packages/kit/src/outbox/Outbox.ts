import type { Kit } from '../kit/Kit.ts'
import type { PendingToast } from '../kit/ToastsState.ts'
import type { OpenRequest, OpenRequests } from './defineOpenRequests.ts'
import { readOwnRequests } from './readOwnRequests.ts'

type Shown<request> = { readonly requests: readonly request[] }

/**
 * Settings of one feature that sends requests to the wallet, e.g. `send` or `swap`: where its
 * requests are stored, and which store shows them.
 */
export type Outbox<request extends OpenRequest> = {
  readonly source: PendingToast['source']
  readonly records: OpenRequests<request>
  readonly getStore: (kit: Kit) => {
    readonly getState: () => Shown<request>
    readonly setState: (shown: Shown<request>) => void
    readonly subscribe: (listener: (state: Shown<request>, before: Shown<request>) => void) => void
  }
  /**
   * Creates the error for a request that is rejected because an earlier one has no known outcome
   * yet.
   */
  readonly createPendingError: (open: { readonly id: string }) => Error
  /**
   * Returns whether a request moves no value a second time, although an earlier one was carried out.
   * Default: every request may pay twice.
   */
  readonly isHarmless?: (request: request) => boolean
}

/** Copies the stored requests of the active account to the feature's store, which views read. */
export function showRequests<request extends OpenRequest>(
  kit: Kit,
  { records, getStore }: Outbox<request>,
): void {
  getStore(kit).setState({ requests: readOwnRequests(kit, records) })
}

/**
 * Gives up a request after the user has checked its outcome. A request that the wallet has not
 * answered stays stored as `unknown`, so that the account's position is read before the next one
 * (K-WORLD-02c). Any other request is removed.
 */
export async function forgetRequest<request extends OpenRequest>(
  kit: Kit,
  outbox: Outbox<request>,
  request: Pick<OpenRequest, 'id' | 'caipNetworkId'>,
): Promise<void> {
  await outbox.records.giveUp(kit, request, outbox.isHarmless)
  showRequests(kit, outbox)
}
