import { createHash } from 'node:crypto'

/** Somebody who logs in at a stand-in. */
export type Person = {
  /** The same for the same address, over starts. */
  readonly id: number
  readonly name: string
  readonly email: string
  readonly userName: string
}

/** Makes a person of a name and an e-mail address. */
export function toPerson(name: string, email: string): Person {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest()
  const userName = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return { id: digest.readUInt32BE(0), name, email: email.trim(), userName: userName || 'someone' }
}

/** Those one can log in as with one click. */
export const people: readonly Person[] = [
  toPerson('Mira Holt', 'mira@example.test'),
  toPerson('Jonas Reuter', 'jonas@example.test'),
  toPerson('Amara Osei', 'amara@example.test'),
]
