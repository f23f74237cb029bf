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
}

/** Copies the stored requests of the active account to the feature's store, which views read. */
export function showRequests<request extends OpenRequest>(
  kit: Kit,
  { records, getStore }: Outbox<request>,
): void {
  getStore(kit).setState({ requests: readOwnRequests(kit, records) })
}

/** Removes a request from storage, for example after the user has checked its outcome. */
export function forgetRequest<request extends OpenRequest>(
  kit: Kit,
  outbox: Outbox<request>,
  request: Pick<OpenRequest, 'id' | 'caipNetworkId'>,
): void {
  outbox.records.drop(kit, request)
  showRequests(kit, outbox)
}
