import type { StorageKey } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { isLoopback } from './frame/frameUrl.ts'

/** Contracts a smart account is made of, by the version of their entry point: 0.6 or 0.7. */
export type SmartAccountVersion = 'v6' | 'v7'

/** Key of the public wire (kit-state §11), without its prefix. */
const smartAccountVersionKey: StorageKey<SmartAccountVersion | undefined> = {
  name: 'dapp_smart_account_version',
  format: 'text',
  fallback: undefined,
  parse: (raw) => (raw === 'v6' || raw === 'v7' ? raw : undefined),
}

/** Gets the version a developer has chosen; `undefined`: the frame's own. */
export function getSmartAccountVersion({
  storage,
}: Pick<Kit, 'storage'>): SmartAccountVersion | undefined {
  return storage.read(smartAccountVersionKey)
}

/** Says whether the choice is offered: to who builds an app on this machine, and where one was made. */
export function isSmartAccountVersionOffered(kit: Pick<Kit, 'ports' | 'storage'>): boolean {
  const { hostname } = new URL(kit.ports.page.href())
  return isLoopback(hostname) || getSmartAccountVersion(kit) !== undefined
}

/**
 * Makes the frame use smart accounts of a version, for developers: stores it and loads the page anew, because a frame
 * keeps the version it was made with.
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
