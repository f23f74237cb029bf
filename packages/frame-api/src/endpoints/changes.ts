import * as z from 'zod/mini'
import { WalletProof } from '../proof/WalletProof.ts'
import { Done, RandomId, Secret, Time } from '../schema/fields.ts'
import { defineEndpoint } from './defineEndpoint.ts'

/**
 * The subject of a wallet change: the wallet is archived, the recovery code or the operator's copy
 * is replaced, or a passkey is added or removed.
 */
export const ChangeKind = z.enum(['archive', 'code', 'escrow', 'passkey'])
export type ChangeKind = z.infer<typeof ChangeKind>

/**
 * A change of a wallet or of its recovery methods (S-36), as its owner sees it on the wallet's page
 * and in mails.
 */
export const WalletChange = z.object({
  id: RandomId,
  walletId: RandomId,
  /** Ethereum address of the changed wallet. */
  address: z.string(),
  kind: ChangeKind,
  /** For the kind `passkey`: whether the passkey was or will be added or removed. */
  passkey: z.optional(z.enum(['added', 'removed'])),
  /**
   * State of the change. `waiting`: takes effect later and can be stopped. `done`: can be undone
   * until `restorableUntil`.
   */
  state: z.enum(['waiting', 'done']),
  /**
   * Whether the requester proved that the wallet was open. The change then took effect without a
   * wait.
   */
  proven: z.boolean(),
  /** Origin of the site on which the change was requested. */
  origin: z.string(),
  browser: z.string(),
  askedAt: Time,
  takesEffectAt: Time,
  restorableUntil: Time,
})
export type WalletChange = z.infer<typeof WalletChange>

/**
 * Response of an endpoint that may create a change of a wallet or of its recovery methods. `change`
 * is absent if no change was needed.
 */
export const Changed = z.object({ change: z.optional(WalletChange) })

/** Lists the changes of the user's wallets that are waiting or can be undone, newest first. */
export const listWalletChanges = defineEndpoint({
  method: 'GET',
  path: '/api/wallet-changes',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({ changes: z.array(WalletChange) }),
})

/**
 * Stops a waiting change, from any device of the user. 410 `change_over`: the change is not waiting
 * any more.
 */
export const stopWalletChange = defineEndpoint({
  method: 'POST',
  path: '/api/wallet-changes/:changeId/stop',
  access: 'session',
  input: z.strictObject({ changeId: RandomId }),
  response: Done,
})

/**
 * Undoes a finished change within 30 days: an archived wallet becomes active again, and a replaced
 * code or copy becomes valid again. Needs a proof of the affected wallet for the act `restore`. 410
 * `change_over`. 409 `newer_wallet`: the wallet was archived with a proof and another one is
 * active, which must be archived first. 422 `invalid_wallet_proof`.
 */
export const restoreWalletChange = defineEndpoint({
  method: 'POST',
  path: '/api/wallet-changes/:changeId/restore',
  access: 'session',
  input: z.strictObject({ changeId: RandomId, proof: WalletProof }),
  response: Done,
})

/**
 * Returns the change that the mailed page `/device#undo=<token>` is about. Changes nothing. 410
 * `link_over`.
 */
export const readWalletUndo = defineEndpoint({
  method: 'POST',
  path: '/api/wallet-undo/read',
  access: 'page',
  input: z.strictObject({ token: Secret }),
  response: z.object({ change: WalletChange }),
})

/**
 * Undoes a change of a wallet by its mailed link. A waiting change is stopped. A change that took
 * effect without proof is undone immediately, and so is the archiving of a wallet. A code or copy
 * that was replaced with proof returns after 24 h, because a mailbox alone must not take effect
 * immediately. 410 `link_over`, 409 `newer_wallet`.
 */
export const undoWalletChange = defineEndpoint({
  method: 'POST',
  path: '/api/wallet-undo',
  access: 'page',
  input: z.strictObject({ token: Secret }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('undone') }),
    z.object({ state: z.literal('waiting'), takesEffectAt: Time }),
  ]),
})
