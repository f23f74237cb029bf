import type { StoredPasskey } from '../db/schema.ts'

/** The passkeys of a wallet that bring it back (S-35), oldest first. */
export const listPasskeys = ({
  passkeys,
}: {
  readonly passkeys: readonly StoredPasskey[]
}): readonly StoredPasskey[] => passkeys.filter(({ removedAt }) => removedAt === undefined)

/** A passkey as its owner sees it: without its record. */
export const toTold = ({ credentialId, browser, addedAt }: StoredPasskey) => ({
  credentialId,
  browser,
  addedAt,
})
