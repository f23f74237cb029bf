import { archiveLifetimeMs } from '../config/constants.ts'
import type { StoredPasskey } from '../db/schema.ts'

type Passkeys = readonly StoredPasskey[]

export const isRemoved = ({ removedAt }: StoredPasskey): boolean => removedAt !== undefined

/**
 * Returns the passkeys that can recover a wallet (S-35), oldest first. Removed passkeys are left
 * out.
 */
export const listPasskeys = ({ passkeys }: { readonly passkeys: Passkeys }): Passkeys =>
  passkeys.filter((passkey) => !isRemoved(passkey))

/** Finds a passkey of a wallet by its credential id, removed or not. */
export const findPasskey = (passkeys: Passkeys, id: string): StoredPasskey | undefined =>
  passkeys.find(({ credentialId }) => credentialId === id)

/**
 * Adds a passkey or replaces the stored one. Removed passkeys stay for 30 days, as long as archived
 * wallets do.
 */
export const setPasskey = (passkeys: Passkeys, passkey: StoredPasskey, now: number): Passkeys => [
  ...passkeys.filter(
    ({ credentialId, removedAt }) =>
      credentialId !== passkey.credentialId &&
      (removedAt === undefined || Date.parse(removedAt) > now - archiveLifetimeMs),
  ),
  passkey,
]

/** Returns the parts of a stored passkey that the owner's list shows, without its record. */
export const toPublicPasskey = ({ credentialId, browser, addedAt }: StoredPasskey) => ({
  credentialId,
  browser,
  addedAt,
})
