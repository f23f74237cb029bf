import { createHash } from 'node:crypto'

const toHash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns the directory id of an invented wallet: 64 hex digits, derived from its name. */
export const toWalletId = (name: string): string => toHash(`wallet/${name}`)

/** Returns the id of a drawn image: a UUID, derived from its name. */
export function toImageId(name: string): string {
  const hash = toHash(`image/${name}`)
  const cut = (from: number, to: number) => hash.slice(from, to)
  return [cut(0, 8), cut(8, 12), `4${cut(13, 16)}`, `8${cut(17, 20)}`, cut(20, 32)].join('-')
}

/**
 * Returns a number from 0 (inclusive) to 1 (exclusive) that the text determines, so that generated
 * wallets are the same at every start.
 */
export const toFraction = (text: string): number =>
  Number.parseInt(toHash(text).slice(0, 8), 16) / 2 ** 32

/**
 * Picks an item of a list, determined by a text, so that generated wallets are the same at every
 * start.
 */
export function pick<item>(text: string, items: readonly [item, ...item[]]): item {
  return items[Math.floor(toFraction(text) * items.length)] ?? items[0]
}

/** Converts a name to lower-case letters and digits, for use in a host name or URL scheme. */
export const toSlug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '')
