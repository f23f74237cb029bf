import type { AdapterLoader, ChainAdapter } from '@latchkey/core'
import { createAdapter } from './index.ts'

// Checked by `tsc`: each marked line below must fail to compile, and each other line must compile.

/** Example of an adapter in an app's configuration, with loaders of both package entries. */
export const loader: AdapterLoader = {
  namespace: 'eip155',
  discover: () => import('./discover.ts'),
  load: () => import('./index.ts'),
}

// @ts-expect-error The entry `./discover` exports no adapter.
export const swapped: AdapterLoader = { ...loader, load: () => import('./discover.ts') }

export const adapter: ChainAdapter = createAdapter({ networks: [] })

// @ts-expect-error createAdapter requires networks.
createAdapter()
// @ts-expect-error getBalance requires an address and a network.
void adapter.getBalance({})
