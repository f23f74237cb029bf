import type { activateSmartSession, EndpointInput } from '@latchkey/blockchain-api'
import { isRecord, isText, type StorageKey } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/**
 * A grant that the service has not accepted yet. The record outlives the page, so that the grant is
 * listed later.
 */
export type StoredGrant = EndpointInput<typeof activateSmartSession> & {
  /** Seconds since 1970. */
  readonly createdAt: number
}

const mostRows = 32
/** A delegation with a few bounds has some 3,000 characters. */
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

/** Our own key: with a version (S-100). */
export const grantsKey: StorageKey<readonly StoredGrant[]> = {
  name: '@latchkey/smart_sessions',
  fallback: [],
  version: 1,
  parse: (raw) => (Array.isArray(raw) ? raw.filter(isGrant).slice(0, mostRows) : undefined),
}

type Place = Pick<Kit, 'storage' | 'ports'>

/** Reads the grants of all accounts that have not expired. */
export function readGrants({ storage, ports }: Place): readonly StoredGrant[] {
  return storage.read(grantsKey).filter(({ expiry }) => expiry * 1_000 > ports.now())
}

/** Notes a grant before the service hears of it. */
export function storeGrant(kit: Place, grant: Omit<StoredGrant, 'createdAt'>): void {
  const createdAt = Math.floor(kit.ports.now() / 1_000)
  kit.storage.write(grantsKey, [{ ...grant, createdAt }, ...readGrants(kit)].slice(0, mostRows))
}

/** Removes a grant that the service has accepted, or that was ended. */
export function dropGrant(kit: Place, pci: string): void {
  const grants = readGrants(kit)
  const others = grants.filter((grant) => grant.pci !== pci)
  if (others.length < grants.length) kit.storage.write(grantsKey, others)
}
