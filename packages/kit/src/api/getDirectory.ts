import type { Directory } from '@latchkey/blockchain-api'
import { kitVersion } from '../kit/constants.ts'
import type { KitConfig } from '../kit/KitConfig.ts'

/** Returns the `sv` parameter of every call: `kit-<adapters>-<version>`. */
export function toSdkVersion({ adapters }: KitConfig): string {
  const namespaces = adapters.map((adapter) => adapter.namespace).join('-')
  return `kit-${namespaces || 'universal'}-${kitVersion}`
}

/** Returns the configured directory, or `undefined`. */
export function getDirectory(config: KitConfig): Directory | undefined {
  const { directoryUrl: baseUrl, projectId } = config
  return baseUrl ? { baseUrl, projectId, sdkVersion: toSdkVersion(config) } : undefined
}
