import { hasIdForm } from '@latchkey/product-api'
import { inArray, or } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'
import { toNameKey } from '../users/toNameKey.ts'
import { AdminError } from './AdminError.ts'

/**
 * Finds one player by id or name, for an admin command.
 *
 * @throws {AdminError} The player does not exist.
 */
export async function requirePlayer(db: Database, named: string): Promise<string> {
  const userId = (await findPlayers(db, [named])).get(named)
  if (userId === undefined) throw new AdminError(`There is no player "${named}".`)
  return userId
}

const most = 1_000

/**
 * Finds players by their ids or names, for an admin command. A text in the form of an id is never a
 * name: after its player is deleted, it finds no other player.
 *
 * @returns A map from each requested id or name to the player's id. Players that do not exist are
 *   missing.
 */
export async function findPlayers(
  db: Database,
  named: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const wanted = [...new Set(named)]
  for (let start = 0; start < wanted.length; start += most) {
    const some = wanted.slice(start, start + most)
    const names = some.filter((text) => !hasIdForm(text)).map(toNameKey)
    const rows = await db
      .select({ id: users.id, nameKey: users.nameKey })
      .from(users)
      .where(or(inArray(users.id, some), inArray(users.nameKey, names)))
    const byText = new Map(
      rows.flatMap(({ id, nameKey }) => [[nameKey ?? id, id] as const, [id, id] as const]),
    )
    for (const text of some) {
      const id = byText.get(text) ?? (hasIdForm(text) ? undefined : byText.get(toNameKey(text)))
      if (id !== undefined) found.set(text, id)
    }
  }
  return found
}
