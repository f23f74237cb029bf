import * as z from 'zod/mini'
import { WalletProof } from '../proof/WalletProof.ts'
import { Done, RandomId, Secret, Time } from '../schema/fields.ts'
import { defineEndpoint } from './defineEndpoint.ts'

/** What is changed: the wallet is put away, the recovery code or the operator's copy becomes another, a passkey comes or goes. */
export const ChangeKind = z.enum(['archive', 'code', 'escrow', 'passkey'])
export type ChangeKind = z.infer<typeof ChangeKind>

/** A change of a wallet or of what recovers it (S-36), as its owner sees it. */
export const WalletChange = z.object({
  id: RandomId,
  walletId: RandomId,
  /** Ethereum address of the wallet. */
  address: z.string(),
  kind: ChangeKind,
  /** Of `passkey`: what became of it, or is to become. */
  passkey: z.optional(z.enum(['added', 'removed'])),
  /** `waiting`: takes effect later, and can be stopped; `done`: can be taken back until `restorableUntil`. */
  state: z.enum(['waiting', 'done']),
  /** Whoever asked had opened the wallet; then there was no wait. */
  proven: z.boolean(),
  /** Who asked: site and browser. */
  origin: z.string(),
  browser: z.string(),
  askedAt: Time,
  takesEffectAt: Time,
  restorableUntil: Time,
})
export type WalletChange = z.infer<typeof WalletChange>

/** Answer of what may have to wait: `change` is absent where it needed none. */
export const Changed = z.object({ change: z.optional(WalletChange) })

/** Lists the changes of the user's wallets that wait, and those that can be taken back; newest first. */
export const listWalletChanges = defineEndpoint({
  method: 'GET',
  path: '/api/wallet-changes',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({ changes: z.array(WalletChange) }),
})

/** Stops a change that waits, from any device of the user. 410 `change_over`: it does not wait any more. */
export const stopWalletChange = defineEndpoint({
  method: 'POST',
  path: '/api/wallet-changes/:changeId/stop',
  access: 'session',
  input: z.strictObject({ changeId: RandomId }),
  response: Done,
})

/**
 * Takes back, within 30 days, what was done: a wallet that was put away is in use again, a code or copy that was replaced
 * counts again. The proof is of the wallet concerned, for the act `restore`. 410 `change_over`, 409 `newer_wallet`: it
 * was put away with proof, and another one is in use, which has to be put away first; 422 `invalid_wallet_proof`.
 */
export const restoreWalletChange = defineEndpoint({
  method: 'POST',
  path: '/api/wallet-changes/:changeId/restore',
  access: 'session',
  input: z.strictObject({ changeId: RandomId, proof: WalletProof }),
  response: Done,
})

/** For the page `/device#undo=<token>` of a mail: what the link is about; changes nothing. 410 `link_over`. */
export const readWalletUndo = defineEndpoint({
  method: 'POST',
  path: '/api/wallet-undo/read',
  access: 'page',
  input: z.strictObject({ token: Secret }),
  response: z.object({ change: WalletChange }),
})

/**
 * Undoes a change by its mailed link. One that waits is stopped; one that took effect without proof, and a wallet that
 * was put away, come back at once; a code or copy that was replaced with proof comes back after 24 h, since a mailbox
 * alone decides nothing at once. 410 `link_over`, 409 `newer_wallet`.
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
