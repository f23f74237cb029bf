import type { Directory } from '@latchkey/blockchain-api'
import { kitVersion } from '../kit/constants.ts'
import type { KitConfig } from '../kit/KitConfig.ts'

/**
 * Returns the `sv` (SDK version) parameter of every call to the directory:
 * `kit-<adapters>-<version>`.
 */
export function toSdkVersion({ adapters }: KitConfig): string {
  const namespaces = adapters.map((adapter) => adapter.namespace).join('-')
  return `kit-${namespaces || 'universal'}-${kitVersion}`
}

/**
 * Returns the wallet directory from the configuration: its URL and the project's id. Returns
 * `undefined` if none is configured.
 */
export function getDirectory(config: KitConfig): Directory | undefined {
  const { directoryUrl: baseUrl, projectId } = config
  return baseUrl ? { baseUrl, projectId, sdkVersion: toSdkVersion(config) } : undefined
}
