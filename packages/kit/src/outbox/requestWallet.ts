import type { Kit } from '../kit/Kit.ts'
import type { OpenRequest } from './defineOpenRequests.ts'
import { isNotSent } from './isNotSent.ts'
import { type Outbox, showRequests } from './Outbox.ts'

/** A request that the wallet has answered with a hash. */
export type Sent<request extends OpenRequest> = request & { readonly hash: string }

export type RequestWalletParameters<request extends OpenRequest> = {
  /** The request as recorded before the wallet is prompted. */
  readonly asked: request
  /** Prompts the wallet. Calls `onAsk` as soon as the wallet may have the request, and returns the hash. */
  readonly run: (onAsk: () => void) => Promise<string>
}

/**
 * Records a request, prompts the wallet, and records the hash. The answer counts even if the user has left the page of the
 * feature. An error keeps the record, unless it proves that nothing was sent.
 *
 * @throws The outbox's pending error: an earlier request of the account has no answer yet, or the id is recorded already.
 */
export async function requestWallet<request extends OpenRequest>(
  kit: Kit,
  outbox: Outbox<request>,
  { asked, run }: RequestWalletParameters<request>,
): Promise<Sent<request>> {
  let reached = false
  const open = await outbox.records.begin(kit, asked)
  showRequests(kit, outbox)
  if (open) throw outbox.createPendingError(open)
  try {
    const hash = await run(() => {
      reached = true
    })
    const sent = { ...asked, state: 'sent' as const, hash }
    outbox.records.store(kit, sent)
    showRequests(kit, outbox)
    return sent
  } catch (error) {
    if (!reached || isNotSent(error)) outbox.records.drop(kit, asked)
    showRequests(kit, outbox)
    throw error
  }
}
