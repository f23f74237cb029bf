import type { Kit } from '../kit/Kit.ts'
import type { OpenRequest } from './defineOpenRequests.ts'
import { isMaybeSent, isNotSent } from './isNotSent.ts'
import { type Outbox, showRequests } from './Outbox.ts'

/** A request for which the wallet has returned a hash. */
export type Sent<request extends OpenRequest> = request & { readonly hash: string }

export type RequestWalletParameters<request extends OpenRequest> = {
  /** The request to store before the wallet is prompted. */
  readonly asked: request
  /**
   * Prompts the wallet and returns the hash. Calls `onAsk` as soon as the wallet may have received
   * the request.
   */
  readonly run: (onAsk: () => void) => Promise<string>
}

/**
 * Stores a request, prompts the wallet, and stores the hash that the wallet returns. The answer
 * counts even if the user has left the page. After an error the request stays stored, unless the
 * error proves that nothing was sent.
 *
 * @throws The error of `createPendingError`, if an earlier request of the account has no answer
 * yet, or a request with this id is stored already.
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
    else if (isMaybeSent(error)) outbox.records.store(kit, { ...asked, state: 'unknown' })
    showRequests(kit, outbox)
    throw error
  }
}
