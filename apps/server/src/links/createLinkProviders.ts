import type { LinkProvider } from '@latchkey/product-api'
import type { Clock } from '@latchkey/service'
import { type CodeLogin, type CodeLoginProvider, createCodeLogin } from '@latchkey/service/oauth'
import type { Config } from '../config/Config.ts'
import { providerTimeoutMs } from '../config/constants.ts'
import { type ExternalPerson, parseDiscordUser, parseMarketplaceClaims } from './parsePerson.ts'

/** A configured login provider, e.g. Discord, whose accounts players can link. */
export type LinkableProvider = {
  readonly login: CodeLogin
  /** Redirect URI, which must equal the URI registered at the provider byte for byte (S-72). */
  readonly redirectUri: string
  /**
   * Parses the provider's user data. Returns `undefined` if the data does not identify an account.
   */
  readonly parsePerson: (told: unknown) => ExternalPerson | undefined
}

/** The configured login providers by name. */
export type LinkProviders = ReadonlyMap<LinkProvider, LinkableProvider>

type Facts = {
  readonly path: string
  readonly client: CodeLoginProvider | undefined
  readonly parsePerson: LinkableProvider['parsePerson']
}

/** Creates an OAuth client for each configured login provider, without sending a request. */
export function createLinkProviders(config: Config, clock: Clock): LinkProviders {
  return new Map(
    Object.entries(toFacts(config)).flatMap(([name, { path, client, parsePerson }]) => {
      if (!client) return []
      const login = createCodeLogin(client, { clock, timeoutMs: providerTimeoutMs })
      const redirectUri = `${config.publicOrigin}${path}`
      return [[name as LinkProvider, { login, redirectUri, parsePerson }] as const]
    }),
  )
}

/**
 * Returns the OAuth settings of each login provider. They request only the scopes that the product
 * needs (S-70).
 */
function toFacts(config: Config): Readonly<Record<LinkProvider, Facts>> {
  const { marketplace, marketplaceSandbox, discord } = config
  const openId = { scope: 'openid profile', secretIn: 'body' } as const
  return {
    marketplace: {
      path: '/openloot-callback',
      client: marketplace && { ...marketplace, ...openId },
      parsePerson: parseMarketplaceClaims,
    },
    'marketplace-sandbox': {
      path: '/openloot-sandbox-callback',
      client: marketplaceSandbox && { ...marketplaceSandbox, ...openId },
      parsePerson: parseMarketplaceClaims,
    },
    discord: {
      path: '/discord-callback',
      client: discord && {
        ...discord,
        scope: 'identify email',
        secretIn: 'body',
        plain: discord,
      },
      parsePerson: parseDiscordUser,
    },
  }
}
