import type { StorageKey } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { isLoopback } from './frame/frameUrl.ts'

/** Version of a smart account, by its entry point contract: `v6` is 0.6, `v7` is 0.7. */
export type SmartAccountVersion = 'v6' | 'v7'

/** Storage key of the smart account version. Its name is specified in kit-state §11. */
const smartAccountVersionKey: StorageKey<SmartAccountVersion | undefined> = {
  name: 'dapp_smart_account_version',
  format: 'text',
  fallback: undefined,
  parse: (raw) => (raw === 'v6' || raw === 'v7' ? raw : undefined),
}

/** Returns the version that a developer has set, or `undefined` for the secure frame's default. */
export function getSmartAccountVersion({
  storage,
}: Pick<Kit, 'storage'>): SmartAccountVersion | undefined {
  return storage.read(smartAccountVersionKey)
}

/**
 * Returns whether the user can choose the version of the smart account: on loopback hosts, and if a
 * version is already stored.
 */
export function isSmartAccountVersionOffered(kit: Pick<Kit, 'ports' | 'storage'>): boolean {
  const { hostname } = new URL(kit.ports.page.href())
  return isLoopback(hostname) || getSmartAccountVersion(kit) !== undefined
}

/**
 * Sets the version of the secure frame's smart accounts, for developers. Stores it and reloads the
 * page, because a frame cannot change its version.
 */
export function setSmartAccountVersion(
  kit: Pick<Kit, 'ports' | 'storage'>,
  parameters: { readonly version: SmartAccountVersion },
): void {
  const { ports, storage } = kit
  storage.write(smartAccountVersionKey, parameters.version)
  if (ports.reloadPage) ports.reloadPage()
  else window.location.reload()
}
