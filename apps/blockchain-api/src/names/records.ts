import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { ownNames } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { nameAddresses, names } from '../db/schema.ts'
import { toCoinTypes } from './coinType.ts'

type NameRow = typeof names.$inferSelect
type AddressRow = typeof nameAddresses.$inferSelect

/** Groups the addresses of a name by coin type, as the API returns them. */
export function toAddressMap(
  rows: readonly AddressRow[],
): Readonly<Record<string, { readonly address: string; readonly created_at: string }>> {
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

/** Reads the addresses of registered names, and returns the records in the order of the rows. */
async function withAddresses(db: Database, rows: readonly NameRow[]) {
  if (rows.length === 0) return []
  const wanted = rows.map(({ name }) => name)
  const addresses = await db
    .select()
    .from(nameAddresses)
    .where(inArray(nameAddresses.name, wanted))
    .orderBy(nameAddresses.coinType)
  return rows.map((row) =>
    toRecord(
      row,
      addresses.filter(({ name }) => name === row.name),
    ),
  )
}

/** Reads the database record of an account name; `undefined` for an unregistered name. */
export async function readRecord(db: Database, wanted: string) {
  const rows = await db.select().from(names).where(eq(names.name, wanted))
  const [record] = await withAddresses(db, rows)
  return record
}

type AccountOnChain = {
  /** Address in lower case. */
  readonly address: string
  /** CAIP-2 id of a network; absent: only names that the key of the address registered. */
  readonly chainId: string | undefined
}

/**
 * Reads the records of the names that an address registered for itself, the latest first, at most
 * 20. Omits a name that resolves to another address by now. A name that another account points to
 * the address is never in the list (S-144), nor is one that code on another network registered
 * (S-145).
 */
export async function readOwnRecords(db: Database, { address, chainId }: AccountOnChain) {
  const rows = await db
    .select()
    .from(names)
    .where(
      and(
        eq(names.owner, address),
        or(isNull(names.ownerChain), chainId ? eq(names.ownerChain, chainId) : undefined),
      ),
    )
    .orderBy(desc(names.registeredAt), names.name)
    .limit(ownNames)
  const records = await withAddresses(db, rows)
  return records.filter(({ addresses }) => {
    const [resolved] = toCoinTypes(chainId).flatMap((type) => addresses[String(type)] ?? [])
    return resolved?.address.toLowerCase() === address
  })
}

/** Returns those of the wanted account names that are registered. */
export async function findRegistered(db: Database, wanted: readonly string[]) {
  const rows = await db
    .select({ name: names.name })
    .from(names)
    .where(inArray(names.name, [...wanted]))
  return new Set(rows.map(({ name }) => name))
}
