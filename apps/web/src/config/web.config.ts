import { BaseError, parseUrl } from '@latchkey/core'
import { type LinkProvider, screens } from '@latchkey/product-api'

/**
 * Build variables of the product's own services. Each is optional; the defaults are for a single
 * server at the page's origin.
 */
export type WebEnvironment = {
  /** Origin of the game-data service: profile, leaderboard. */
  readonly VITE_GAME_DATA_URL?: string
  /** Origin of the auth service: sessions, linked accounts. */
  readonly VITE_AUTH_URL?: string
  /** Origin of the marketplace API: the shop. */
  readonly VITE_MARKETPLACE_URL?: string
  /**
   * Redirect URL of the marketplace: the page to which it sends the browser after its login. Empty:
   * marketplace accounts cannot be linked.
   */
  readonly VITE_MARKETPLACE_REDIRECT_URL?: string
  /**
   * Redirect URL of the marketplace's sandbox: the page to which it sends the browser after its
   * login.
   */
  readonly VITE_MARKETPLACE_SANDBOX_REDIRECT_URL?: string
  /** Redirect URL of Discord: the page to which Discord sends the browser after its login. */
  readonly VITE_DISCORD_REDIRECT_URL?: string
  readonly VITE_DISCORD_CLIENT_ID?: string
  readonly VITE_DISCORD_SCOPE?: string
  /** Contact URL of the team, e.g. `mailto:…`. If absent, the pages show no contact link. */
  readonly VITE_CONTACT_URL?: string
}

/**
 * Expected redirect URL, client id and scope of a provider's authorization URL. The page checks the
 * URL against them before it navigates there.
 */
export type LinkConfig = {
  readonly redirectUri: string
  readonly clientId?: string
  readonly scope?: string
}

/**
 * Configuration of the product's own services, read from the build variables: origins,
 * linked-account providers and contact URL.
 */
export type WebConfig = {
  readonly gameDataUrl: string
  readonly authUrl: string
  readonly marketplaceUrl: string
  /** Contact URL of the team. `undefined` if none is configured. */
  readonly contactUrl: string | undefined
  /** Providers of linked accounts, in the order in which screens list them. */
  readonly links: ReadonlyMap<LinkProvider, LinkConfig>
}

/**
 * Thrown if the build settings of the web app are invalid. The message has one sentence for each
 * invalid setting.
 */
export class WebConfigError extends BaseError {
  override readonly name = 'WebConfigError'
  constructor(problems: readonly string[]) {
    super(problems.join(' '), { code: 'web_config', hint: 'Set the variables and build again.' })
  }
}

/**
 * Reads the configuration of the product's own services from the build variables.
 *
 * @throws {WebConfigError} Settings are invalid. The error contains one sentence for each of them.
 */
export function readWebConfig(environment: WebEnvironment, { origin }: Pick<Location, 'origin'>) {
  const problems: string[] = []
  const toOrigin = (name: keyof WebEnvironment, otherwise = origin) => {
    const value = environment[name] || otherwise
    if (!isOrigin(value))
      problems.push(`${name} must be an origin without a path, such as ${origin}.`)
    return value
  }
  const toRedirect = (name: keyof WebEnvironment, path: string) => {
    const wanted = `${origin}${path}`
    const value = environment[name] ?? wanted
    if (value !== '' && value !== wanted)
      problems.push(`${name} must be ${wanted}, where the screen is, or empty.`)
    return value
  }
  const clientId = environment.VITE_DISCORD_CLIENT_ID || 'latchkey-sandbox'
  const scope = environment.VITE_DISCORD_SCOPE || 'identify email'
  if (!scope.split(' ').includes('identify'))
    problems.push(
      'VITE_DISCORD_SCOPE must include identify, because Discord names the user only then.',
    )
  const links: readonly (readonly [LinkProvider, LinkConfig])[] = [
    [
      'marketplace',
      {
        redirectUri: toRedirect('VITE_MARKETPLACE_REDIRECT_URL', screens.marketplaceCallback.path),
      },
    ],
    [
      'marketplace-sandbox',
      {
        redirectUri: toRedirect(
          'VITE_MARKETPLACE_SANDBOX_REDIRECT_URL',
          screens.marketplaceSandboxCallback.path,
        ),
      },
    ],
    [
      'discord',
      {
        redirectUri: toRedirect('VITE_DISCORD_REDIRECT_URL', screens.chatCallback.path),
        clientId,
        scope,
      },
    ],
  ]
  const config: WebConfig = {
    gameDataUrl: toOrigin('VITE_GAME_DATA_URL'),
    authUrl: toOrigin('VITE_AUTH_URL'),
    contactUrl: environment.VITE_CONTACT_URL || toSandboxContact(origin),
    marketplaceUrl: toOrigin('VITE_MARKETPLACE_URL', toMarketplaceOrigin(origin)),
    links: new Map(links.filter(([, { redirectUri }]) => redirectUri !== '')),
  }
  if (config.authUrl !== origin)
    problems.push(`VITE_AUTH_URL must be ${origin}: a session belongs to the page’s own origin.`)
  if (config.contactUrl && !/^(?:https?|mailto):./.test(config.contactUrl))
    problems.push('VITE_CONTACT_URL must be an address with https: or mailto:.')
  if (problems.length > 0) throw new WebConfigError(problems)
  return config
}

/**
 * Returns the origin of the marketplace. In the sandbox the marketplace has a separate host name on
 * the page's port.
 */
const toMarketplaceOrigin = (origin: string) =>
  origin.replace(/^http:\/\/app(?=\.latchkey\.localhost(?::\d+)?$)/, 'http://market')

const toSandboxContact = (origin: string) =>
  /^http:\/\/app\.latchkey\.localhost(?::\d+)?$/.test(origin)
    ? 'mailto:team@latchkey.localhost'
    : undefined

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && parseUrl(value)?.origin === value
}
