import type { WalletProof } from '@latchkey/frame-api'
import { and, eq } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import { archiveLifetimeMs, passkeysPerWallet } from '../constants.ts'
import { type StoredPasskey, wallets } from '../db/schema.ts'
import type { FrameContext } from '../FrameContext.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { toPasskeyLetter } from '../mail/changeMails.ts'
import { notify } from '../mail/sendLetter.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { listPasskeys } from './listPasskeys.ts'
import { requireWalletProof } from './walletProofs.ts'

type Asked = {
  readonly walletId: string
  readonly credentialId: string
  readonly proof: WalletProof
}

/**
 * Stores the record of a passkey (S-35), for whoever proves that the wallet is open (S-36).
 *
 * @throws {FrameRefusal} `not_found`, `invalid_wallet_proof`, `too_many_passkeys`.
 */
export function addUserPasskey(
  context: FrameContext,
  session: ActiveSession,
  { record, ...asked }: Asked & { readonly record: string },
): Promise<void> {
  const { credentialId } = asked
  const addedAt = new Date(context.clock.now()).toISOString()
  const { browser } = session.device
  return changePasskeys(context, session, {
    ...asked,
    kind: 'passkey_added',
    change(passkeys) {
      const others = passkeys.filter((known) => known.credentialId !== credentialId)
      if (listPasskeys({ passkeys: others }).length >= passkeysPerWallet)
        throw new FrameRefusal('too_many_passkeys')
      const known = listPasskeys({ passkeys }).find((one) => one.credentialId === credentialId)
      return known?.record === record
        ? passkeys
        : [...others, { credentialId, record, browser, addedAt }]
    },
  })
}

/** Takes a passkey out of use; its record stays for 30 days. @throws {FrameRefusal} `not_found`, `invalid_wallet_proof`. */
export function removeUserPasskey(
  context: FrameContext,
  session: ActiveSession,
  asked: Asked,
): Promise<void> {
  const removedAt = new Date(context.clock.now()).toISOString()
  return changePasskeys(context, session, {
    ...asked,
    kind: 'passkey_removed',
    change: (passkeys) =>
      passkeys.map((known) =>
        known.credentialId === asked.credentialId ? { removedAt, ...known } : known,
      ),
  })
}

type Change = Asked & {
  readonly kind: 'passkey_added' | 'passkey_removed'
  readonly change: (passkeys: readonly StoredPasskey[]) => readonly StoredPasskey[]
}

async function changePasskeys(
  context: FrameContext,
  session: ActiveSession,
  { walletId, proof, kind, change }: Change,
): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  await requireWalletProof(context, session, { walletId, act: 'passkey', proof })
  await db.transaction(async (tx) => {
    const [wallet] = await tx
      .select({ passkeys: wallets.passkeys })
      .from(wallets)
      .where(and(eq(wallets.id, walletId), eq(wallets.state, 'active')))
      .for('update')
    if (!wallet) throw new FrameRefusal('not_found')
    const passkeys = change(dropOld(wallet.passkeys, now))
    await tx.update(wallets).set({ passkeys }).where(eq(wallets.id, walletId))
    const { userId } = session.row
    await noteActivity(tx, { userId, kind, browser: session.device.browser, now })
  })
  const link = `${context.config.publicOrigin}/dashboard`
  await notify(context, session, (asker) =>
    toPasskeyLetter(asker, { added: kind === 'passkey_added', link }),
  )
}

/** What was removed is kept as long as a wallet that was put away. */
const dropOld = (passkeys: readonly StoredPasskey[], now: number) =>
  passkeys.filter(
    ({ removedAt }) => removedAt === undefined || Date.parse(removedAt) > now - archiveLifetimeMs,
  )
