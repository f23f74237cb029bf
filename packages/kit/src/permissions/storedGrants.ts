import type { activateSmartSession, EndpointInput } from '@latchkey/blockchain-api'
import { isRecord, isText, type StorageKey } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/**
 * A grant of permissions that the blockchain API has not accepted yet. It is stored beyond the
 * page, so that a later page can list it.
 */
export type StoredGrant = EndpointInput<typeof activateSmartSession> & {
  /** Time of the grant as Unix time in seconds. */
  readonly createdAt: number
}

const mostRows = 32
/**
 * Maximum length of an ERC-7715 context in characters. A delegation with a few limits has about
 * 3,000.
 */
const longestContext = 100_000

const isGrant = (row: unknown): row is StoredGrant =>
  isRecord(row) &&
  isText(row['account']) &&
  isText(row['pci']) &&
  isText(row['context'], longestContext) &&
  [row['expiry'], row['createdAt']].every(Number.isSafeInteger) &&
  Array.isArray(row['permissions']) &&
  Array.isArray(row['policies']) &&
  isRecord(row['signer'])

/**
 * Storage key of the grants that the blockchain API has not accepted yet. The value has a version,
 * because only the kit uses the key (S-100).
 */
export const grantsKey: StorageKey<readonly StoredGrant[]> = {
  name: '@latchkey/smart_sessions',
  fallback: [],
  version: 1,
  parse: (raw) => (Array.isArray(raw) ? raw.filter(isGrant).slice(0, mostRows) : undefined),
}

type Place = Pick<Kit, 'storage' | 'ports'>

/** Returns the unexpired grants of all accounts that the blockchain API has not accepted yet. */
export function readGrants({ storage, ports }: Place): readonly StoredGrant[] {
  return storage.read(grantsKey).filter(({ expiry }) => expiry * 1_000 > ports.now())
}

/** Stores a grant of permissions before it is sent to the blockchain API. */
export function storeGrant(kit: Place, grant: Omit<StoredGrant, 'createdAt'>): void {
  const createdAt = Math.floor(kit.ports.now() / 1_000)
  kit.storage.write(grantsKey, [{ ...grant, createdAt }, ...readGrants(kit)].slice(0, mostRows))
}

/**
 * Removes the stored copy of a smart session's grant. The copy is needed only until the blockchain
 * API has accepted the grant, or the smart session has ended.
 */
export function dropGrant(kit: Place, pci: string): void {
  const grants = readGrants(kit)
  const others = grants.filter((grant) => grant.pci !== pci)
  if (others.length < grants.length) kit.storage.write(grantsKey, others)
}
