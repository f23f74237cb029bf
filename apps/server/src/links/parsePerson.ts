import * as z from 'zod'

/** A user's account at a login provider, as the provider reports it. */
export type ExternalPerson = {
  /** Id of the account at the login provider. */
  readonly subject: string
  readonly name: string | null
  /** The user's verified email address at the provider, or `null`. */
  readonly email: string | null
}

const Text = z.string().max(254).nullish().catch(null)

const Claims = z.object({
  sub: z.string().min(1).max(255),
  name: Text,
  preferred_username: Text,
})

/**
 * Reads the user's account from the validated claims of the marketplace's ID token. Returns
 * `undefined` if the claims do not identify an account.
 */
export function parseMarketplaceClaims(told: unknown): ExternalPerson | undefined {
  const claims = Claims.safeParse(told).data
  if (!claims) return undefined
  return {
    subject: claims.sub,
    name: claims.preferred_username ?? claims.name ?? null,
    email: null,
  }
}

const DiscordUser = z.object({
  id: z.string().regex(/^[0-9]{1,20}$/),
  username: z.string().min(1).max(64),
  email: Text,
  verified: z.boolean().nullish().catch(null),
})

/**
 * Reads the user's account from the response of Discord's user endpoint. Returns `undefined` if the
 * response does not identify an account. A discriminator `0` is omitted from the name (product.md
 * §9), as in the kit.
 */
export function parseDiscordUser(told: unknown): ExternalPerson | undefined {
  const user = DiscordUser.safeParse(told).data
  if (!user) return undefined
  const { id, username, email, verified } = user
  return {
    subject: id,
    name: username.endsWith('0') ? username.slice(0, -1) : username,
    email: verified === true ? (email ?? null) : null,
  }
}
