import type { Network } from '@latchkey/core'
import { getQueryClient } from '../api/getQueryClient.ts'
import type { Kit } from '../kit/Kit.ts'
import { identityQuery } from './identityQuery.ts'

/**
 * Fetches the name and image of an account into the cache. It has its own module, because a bundler
 * splits the page into many more files if `query.ts` is imported both statically and by `import()`.
 */
export async function prefetchIdentity(
  kit: Kit,
  account: { readonly address: string; readonly network: Network | undefined },
): Promise<void> {
  await getQueryClient(kit).prefetchQuery(identityQuery(kit, account))
}
