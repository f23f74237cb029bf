import { archiveLifetimeMs } from '../config/constants.ts'
import type { StoredPasskey } from '../db/schema.ts'

type Passkeys = readonly StoredPasskey[]

export const isRemoved = ({ removedAt }: StoredPasskey): boolean => removedAt !== undefined

/** The passkeys of a wallet that bring it back (S-35), oldest first. */
export const listPasskeys = ({ passkeys }: { readonly passkeys: Passkeys }): Passkeys =>
  passkeys.filter((passkey) => !isRemoved(passkey))

/** Finds a passkey by its id, removed or not. */
export const findPasskey = (passkeys: Passkeys, id: string): StoredPasskey | undefined =>
  passkeys.find(({ credentialId }) => credentialId === id)

/** Puts a passkey in the place of what was known of it. What was removed is kept as long as a wallet that was put away. */
export const setPasskey = (passkeys: Passkeys, passkey: StoredPasskey, now: number): Passkeys => [
  ...passkeys.filter(
    ({ credentialId, removedAt }) =>
      credentialId !== passkey.credentialId &&
      (removedAt === undefined || Date.parse(removedAt) > now - archiveLifetimeMs),
  ),
  passkey,
]

/** A passkey as its owner sees it: without its record. */
export const toTold = ({ credentialId, browser, addedAt }: StoredPasskey) => ({
  credentialId,
  browser,
  addedAt,
})
