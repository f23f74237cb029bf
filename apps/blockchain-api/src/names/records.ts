import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { nameAddresses, names } from '../db/schema.ts'

type NameRow = typeof names.$inferSelect
type AddressRow = typeof nameAddresses.$inferSelect

/** Addresses by coin type, as the wire has them. */
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

/** Records of names, in the order of the names; those nobody has are left out. */
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

/** `undefined` where nobody has the name. */
export async function readRecord(db: Database, name: string) {
  const [record] = await readRecords(db, [name])
  return record
}

/** Every name of an address, lower case, whatever its coin type. */
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

/** Which of these names somebody has. */
export async function findRegistered(db: Database, wanted: readonly string[]) {
  const rows = await db
    .select({ name: names.name })
    .from(names)
    .where(inArray(names.name, [...wanted]))
  return new Set(rows.map(({ name }) => name))
}
