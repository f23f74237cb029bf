import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const Keys = z.strictObject({
  /** Key with which the frame server computes keyed hashes, in base64. */
  secretKey: z.string(),
  /**
   * Keys that encrypt the server's shares of wallets. The current one encrypts, all of them can
   * decrypt.
   */
  masterKeys: z.strictObject({ current: z.string(), keys: z.record(z.string(), z.string()) }),
})
export type Keys = z.infer<typeof Keys>

const toKey = () => randomBytes(32).toString('base64')

/**
 * Reads the secret keys of the frame server. The first start creates them. They are stored beside
 * the database, and `--fresh` deletes them.
 */
export function readKeys(folder: string): Keys {
  const file = join(folder, 'keys.json')
  if (existsSync(file)) return Keys.parse(JSON.parse(readFileSync(file, 'utf8')))
  const keys: Keys = { secretKey: toKey(), masterKeys: { current: 'k1', keys: { k1: toKey() } } }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  return keys
}
