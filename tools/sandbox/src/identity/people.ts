import { createHash } from 'node:crypto'

/** A person who logs in at a stand-in provider. */
export type Person = {
  /** Derived from the email address, so the id survives restarts. */
  readonly id: number
  readonly name: string
  readonly email: string
  readonly userName: string
}

/** Creates a person from a name and an email address. */
export function toPerson(name: string, email: string): Person {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest()
  const userName = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return { id: digest.readUInt32BE(0), name, email: email.trim(), userName: userName || 'someone' }
}

/** The people that the login page offers for login with one click. */
export const people: readonly Person[] = [
  toPerson('Mira Holt', 'mira@example.test'),
  toPerson('Jonas Reuter', 'jonas@example.test'),
  toPerson('Amara Osei', 'amara@example.test'),
]
