import { createHash } from 'node:crypto'

/** A user who can log in at a simulated login provider. */
export type Person = {
  /** Id of the user. It is derived from the email address, so it is the same after a restart. */
  readonly id: number
  readonly name: string
  readonly email: string
  readonly userName: string
}

/** Creates a user of the simulated login providers from a name and an email address. */
export function toPerson(name: string, email: string): Person {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest()
  const userName = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return { id: digest.readUInt32BE(0), name, email: email.trim(), userName: userName || 'someone' }
}

/** Users whom the simulated providers' login page offers for a login by one click. */
export const people: readonly Person[] = [
  toPerson('Mira Holt', 'mira@example.test'),
  toPerson('Jonas Reuter', 'jonas@example.test'),
  toPerson('Amara Osei', 'amara@example.test'),
]
