import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { nameAddresses, names } from '../db/schema.ts'

type NameRow = typeof names.$inferSelect
type AddressRow = typeof nameAddresses.$inferSelect

/** Groups the addresses of a name by coin type, as the API returns them. */
export function toAddressMap(rows: readonly AddressRow[]) {
  return Object.fromEntries(
    rows.map(({ coinType, address, createdAt }) => [
      String(coinType),
      { address, created_at: createdAt.toISOString() },
    ]),
  )
}

function toRecord(
  { name, attributes, registeredAt, updatedAt }: NameRow,
  rows: readonly AddressRow[],
) {
  return {
    name,
    registered_at: registeredAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    attributes,
    addresses: toAddressMap(rows),
  }
}

/**
 * Reads the database records of account names, in the order of `wanted`. Omits unregistered names.
 */
async function readRecords(db: Database, wanted: readonly string[]) {
  if (wanted.length === 0) return []
  const [found, addresses] = await Promise.all([
    db
      .select()
      .from(names)
      .where(inArray(names.name, [...wanted]))
      .orderBy(names.name),
    db
      .select()
      .from(nameAddresses)
      .where(inArray(nameAddresses.name, [...wanted])),
  ])
  return found.map((row) =>
    toRecord(
      row,
      addresses.filter(({ name }) => name === row.name),
    ),
  )
}

/** Reads the database record of an account name; `undefined` for an unregistered name. */
export async function readRecord(db: Database, name: string) {
  const [record] = await readRecords(db, [name])
  return record
}

/**
 * Reads the records of all account names that resolve to an address for any coin type. `addressKey`
 * is in lower case.
 */
export async function readRecordsOf(db: Database, addressKey: string) {
  const rows = await db
    .selectDistinct({ name: nameAddresses.name })
    .from(nameAddresses)
    .where(eq(nameAddresses.addressKey, addressKey))
  return readRecords(
    db,
    rows.map(({ name }) => name),
  )
}

/** Returns those of the wanted account names that are registered. */
export async function findRegistered(db: Database, wanted: readonly string[]) {
  const rows = await db
    .select({ name: names.name })
    .from(names)
    .where(inArray(names.name, [...wanted]))
  return new Set(rows.map(({ name }) => name))
}
