import type { LinkProvider, LinkPurpose, ReturnPath } from '@latchkey/product-api'
import { randomId, randomToken, sha256 } from '@latchkey/service'
import { lt } from 'drizzle-orm'
import { linkLifetimeMs, linkMemoryMs } from '../config/constants.ts'
import { linkFlows } from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import type { LinkableProvider } from './createLinkProviders.ts'
import type { LinkContext } from './LinkContext.ts'
import { toFlowSecrets } from './toFlowSecrets.ts'
import { toLinkRefusal } from './toLinkRefusal.ts'

export type FlowStart = {
  readonly provider: LinkProvider
  readonly purpose: LinkPurpose
  /** The signed-in user who links the account; `undefined` if the flow is a login. */
  readonly userId: string | undefined
  readonly returnTo: ReturnPath
  /**
   * Token of the cookie that binds the flow to its browser. A second flow in the same browser uses
   * the same token, so that both flows can finish.
   */
  readonly flowToken: string
}

/**
 * Returns a configured login provider by its name.
 *
 * @throws {RefusalError} `provider_unavailable`: the provider is not configured (S-74).
 */
export function findProvider({ links }: LinkContext, name: LinkProvider): LinkableProvider {
  const provider = links.get(name)
  if (!provider) throw new RefusalError('provider_unavailable')
  return provider
}

/**
 * Starts a login or link flow at a provider. Its state has 256 random bits and is stored as a hash
 * (S-71).
 *
 * @returns The provider's authorization URL, and the time at which the flow expires (ISO 8601).
 * @throws {RefusalError} `provider_unavailable`, `provider_unreachable`.
 */
export async function startFlow(context: LinkContext, start: FlowStart) {
  const { flowToken, ...facts } = start
  const { login, redirectUri } = findProvider(context, start.provider)
  const now = context.clock.now()
  const [id, state] = [randomId(), randomToken()]
  const secrets = toFlowSecrets(flowToken, id)
  const url = await login
    .toAuthorizationUrl({ redirectUri, state, secrets })
    .catch((error: unknown) => {
      throw toLinkRefusal(error)
    })
  const expiresAt = new Date(now + linkLifetimeMs)
  await context.db.delete(linkFlows).where(lt(linkFlows.expiresAt, new Date(now - linkMemoryMs)))
  await context.db.insert(linkFlows).values({
    ...facts,
    id,
    stateHash: sha256(state),
    flowHash: sha256(flowToken),
    redirectUri,
    createdAt: new Date(now),
    expiresAt,
  })
  return { url, expiresAt: expiresAt.toISOString() }
}
