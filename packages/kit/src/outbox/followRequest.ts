import { refreshAccount } from '../account/refreshAccount.ts'
import type { Kit } from '../kit/Kit.ts'
import type { OpenRequest } from './defineOpenRequests.ts'
import { type Outbox, showRequests } from './Outbox.ts'
import { readOwnRequests } from './readOwnRequests.ts'
import type { Sent } from './requestWallet.ts'
import {
  isWaitedFor,
  stopWaiting,
  type TransactionEnd,
  waitForTransaction,
} from './waitForTransaction.ts'

export type FollowRequestParameters<request extends OpenRequest> = {
  readonly sent: Sent<request>
  /**
   * Shows the outcome of the request to the user.
   *
   * @returns The requests that are finished now; `undefined` if a replacement transaction will
   * report the outcome.
   */
  readonly report: (end: Exclude<TransactionEnd, 'late'>) => readonly request[] | undefined
}

/** Stores whether a contract wallet waits for signatures, unless the request is finished. */
async function storeSignatures<request extends OpenRequest>(
  kit: Kit,
  outbox: Outbox<request>,
  { sent, isWaiting }: { readonly sent: Sent<request>; readonly isWaiting: boolean },
): Promise<void> {
  const waitsFor = isWaiting ? 'signatures' : undefined
  const known = readOwnRequests(kit, outbox.records).find(({ id }) => id === sent.id)
  if (!known || known.waitsFor === waitsFor) return
  await outbox.records.update(kit, sent, (stored) => ({ ...stored, waitsFor }))
  showRequests(kit, outbox)
}

/**
 * Waits until the transaction of a request is mined, reports its outcome, removes finished requests
 * from storage and refreshes the account's balances. If mining takes too long, the request stays
 * stored.
 */
export async function followRequest<request extends OpenRequest>(
  kit: Kit,
  outbox: Outbox<request>,
  { sent, report }: FollowRequestParameters<request>,
): Promise<TransactionEnd> {
  const end = await waitForTransaction(kit, sent, {
    onSignatures: (isWaiting) => void storeSignatures(kit, outbox, { sent, isWaiting }),
  })
  const finished = end === 'late' ? undefined : report(end)
  if (!finished) return end
  for (const request of finished) {
    await outbox.records.change(kit, request, undefined)
    if (request.hash !== undefined) stopWaiting(kit, request.hash)
  }
  showRequests(kit, outbox)
  refreshAccount(kit, sent.caipNetworkId)
  return end
}

/**
 * Reads the stored requests of a feature again, because another tab may have changed them. Starts
 * to follow each sent request that this page does not follow yet.
 */
export function refreshRequests<request extends OpenRequest>(
  kit: Kit,
  outbox: Outbox<request>,
  follow: (sent: Sent<request>) => Promise<unknown>,
): void {
  showRequests(kit, outbox)
  for (const request of readOwnRequests(kit, outbox.records)) {
    const { hash } = request
    if (hash !== undefined && !isWaitedFor(kit, hash)) void follow({ ...request, hash })
  }
}
