import { BaseError, parseUrl } from '@latchkey/core'
import type { LinkConfig } from '../config/web.config.ts'

/**
 * Thrown if the authorization URL that the server returned does not match the settings of this
 * build.
 */
class ProviderMismatchError extends BaseError {
  override readonly name = 'ProviderMismatchError'
  constructor(options: { readonly hint: string }) {
    super('This provider is not set up correctly. Nothing was sent there.', {
      code: 'provider_mismatch',
      ...options,
    })
  }
}

/**
 * Checks the authorization URL from the server against this build's settings, and returns it
 * unchanged.
 *
 * @throws {ProviderMismatchError} The redirect URL, client or scope differs, or the text is not a
 * web URL.
 */
export function toProviderUrl(address: string, config: LinkConfig): string {
  const url = parseUrl(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ProviderMismatchError({ hint: 'It is not a web address.' })
  const expected = {
    redirect_uri: config.redirectUri,
    client_id: config.clientId,
    scope: config.scope,
  }
  for (const [name, value] of Object.entries(expected))
    if (value !== undefined && url.searchParams.get(name) !== value)
      throw new ProviderMismatchError({ hint: `Its ${name} differs from this build.` })
  return url.href
}
