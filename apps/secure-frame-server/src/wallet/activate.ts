import { toWalletProofText, type WalletAddresses } from '@latchkey/frame-api'
import { and, eq } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import type { Database } from '../db/Database.ts'
import { wallets } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { isSignedBy } from './isSignedBy.ts'
import { type Holder, readWallet, type WalletRow } from './wallets.ts'

export type Activation = {
  readonly holder: Holder
  readonly walletId: string
  readonly addresses: WalletAddresses
  readonly proofs: { readonly eip155: string; readonly solana: string }
  readonly browser: string
  readonly now: number
}

/**
 * Activates a reserved wallet (S-27). A user can have only one active wallet, so if two devices
 * activate theirs, only the first succeeds. Repeating the call with the same addresses changes
 * nothing.
 *
 * @throws {FrameRefusal} `not_found`, `wallet_incomplete`, `invalid_wallet_proof`, `wallet_exists`.
 */
export async function activateUserWallet(db: Database, activation: Activation): Promise<WalletRow> {
  const { holder, walletId, addresses, browser, now } = activation
  const row = await readWallet(db, holder, walletId)
  if (row.state === 'active') return requireSame(row, addresses)
  if (row.record === null) throw new FrameRefusal('wallet_incomplete')
  if (!(await isProven(activation))) throw new FrameRefusal('invalid_wallet_proof')
  return db.transaction(async (tx) => {
    const activated = await activate(tx, walletId, addresses)
    const { userId } = holder
    await noteActivity(tx, { userId, kind: 'wallet_created', browser, now })
    return activated
  })
}

function requireSame(row: WalletRow, addresses: WalletAddresses): WalletRow {
  const isSame =
    row.addresses?.eip155 === addresses.eip155 && row.addresses.solana === addresses.solana
  if (!isSame) throw new FrameRefusal('wallet_exists')
  return row
}

async function activate(tx: Database, walletId: string, addresses: WalletAddresses) {
  const [row] = await tx
    .update(wallets)
    .set({ state: 'active', addresses })
    .where(and(eq(wallets.id, walletId), eq(wallets.state, 'pending')))
    .returning()
    .catch((cause: unknown) => {
      if (isUniqueBreach(cause)) throw new FrameRefusal('wallet_exists', { cause })
      throw cause
    })
  if (!row) throw new FrameRefusal('wallet_exists')
  return row
}

/**
 * Returns whether an error is a violated unique constraint (SQLSTATE 23505). The two database
 * drivers store the code on the error or on its cause.
 */
export function isUniqueBreach(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isUniqueBreach(error.cause)
}

/** Checks that each account of the wallet has signed the wallet's id. */
async function isProven({ walletId, addresses, proofs }: Activation): Promise<boolean> {
  const text = toWalletProofText(walletId)
  const [isEvm, isSolana] = await Promise.all([
    isSignedBy(addresses, { text, namespace: 'eip155', signature: proofs.eip155 }),
    isSignedBy(addresses, { text, namespace: 'solana', signature: proofs.solana }),
  ])
  return isEvm && isSolana
}
