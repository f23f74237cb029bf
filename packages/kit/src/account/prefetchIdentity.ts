import type { Network } from '@latchkey/core'
import { getQueryClient } from '../api/getQueryClient.ts'
import type { Kit } from '../kit/Kit.ts'
import { identityQuery } from './identityQuery.ts'

/**
 * Asks for name and image of an account, into the cache. A door of its own for the connect flow: a bundler that meets
 * `query.ts` behind `import()` as well as in imports cuts the page into many more files.
 */
export async function prefetchIdentity(
  kit: Kit,
  account: { readonly address: string; readonly network: Network | undefined },
): Promise<void> {
  await getQueryClient(kit).prefetchQuery(identityQuery(kit, account))
}
