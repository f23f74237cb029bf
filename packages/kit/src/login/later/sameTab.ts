import { openExternal } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import type { SocialName } from '../../kit/SocialName.ts'
import { authConnectorId } from '../../kit/walletConnectId.ts'
import { connectionsKey } from '../../storage/connectionLists.ts'
import { connectionStatusKey } from '../../storage/keys.ts'
import { removeStoredAccount, storeEnded } from '../../storage/storedConnections.ts'
import { SocialLoginError } from '../errors.ts'
import { leftForSocialKey } from '../storage.ts'
import { isResult } from './socialResult.ts'

/**
 * Query parameter in which the provider of a social login returns its answer to this page
 * (kit-state §12.4).
 */
const resultParameter = 'result_uri'
/**
 * Maximum length in characters of the return URL inside the OAuth `state`, because providers
 * truncate a long `state`.
 */
const longestReturn = 512

/** Encodes an address as base64url. A serialized URL is ASCII only. */
function toBase64Url(address: string): string {
  return btoa(address).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Returns the URL of this page without fragment, because Telegram puts the user's identity into the
 * fragment.
 */
function toReturn(href: string): string {
  const url = new URL(href)
  url.hash = ''
  url.searchParams.delete(resultParameter)
  return url.href.length > longestReturn ? `${url.origin}/` : url.href
}

/**
 * Appends this page's URL to the OAuth `state`, which providers return unchanged, so that the login
 * returns to this page.
 */
function withReturn(address: string, href: string): string {
  const url = new URL(address)
  const state = url.searchParams.get('state')
  if (!state) throw new SocialLoginError({ message: 'Could not fetch the social redirect uri' })
  url.searchParams.set('state', `${state}.${toBase64Url(toReturn(href))}`)
  return url.href
}

/** Namespace and connector id of the connection that the login will create. */
const expected = { namespace: 'eip155', connectorId: authConnectorId } as const

/**
 * Stores the expected connection before this tab leaves for the provider, because the next page
 * load restores only stored connections.
 */
function rememberLeft(kit: Kit, provider: SocialName): void {
  const { storage } = kit
  const { connectorId } = expected
  const { eip155 = [], ...others } = storage.read(connectionsKey)
  // The new login replaces a previous login in the list of stored connections.
  const rows = eip155.filter((row) => row.connectorId !== connectorId)
  const row = { connectorId, accounts: [{ address: 'expected' }] }
  storage.write(leftForSocialKey, provider)
  storage.write(connectionsKey, { ...others, eip155: [...rows, row] })
  storage.write(connectionStatusKey, 'connected')
  storeEnded(kit, expected, false)
}

function forgetLeft(kit: Kit): void {
  kit.storage.remove(leftForSocialKey)
  removeStoredAccount(kit, expected)
}

/**
 * Navigates this tab to the provider. Rejects when aborted, for example if the user gives up before
 * the page has changed.
 */
export async function leaveForProvider(
  kit: Kit,
  { provider, address }: { readonly provider: SocialName; readonly address: string },
  signal: AbortSignal,
): Promise<never> {
  const { ports } = kit
  const url = withReturn(address, ports.page.href())
  rememberLeft(kit, provider)
  try {
    openExternal(url, { open: ports.openWindow, target: '_self' })
    return await raceAbort(new Promise<never>(() => {}), signal)
  } finally {
    forgetLeft(kit)
  }
}

function replaceOwn(url: string): void {
  window.history.replaceState(window.history.state, '', url)
}

/**
 * Reads the provider's answer from the URL, and removes it from the URL and the history (S-75).
 * Returns `undefined` if this tab has not returned from a provider. `uri` is absent if the provider
 * gave no answer.
 */
export function takeReturned(
  kit: Kit,
): { readonly provider: SocialName; readonly uri: string | undefined } | undefined {
  const provider = kit.storage.read(leftForSocialKey)
  if (!provider) return undefined
  forgetLeft(kit)
  const page = new URL(kit.ports.page.href())
  const uri = page.searchParams.get(resultParameter)
  if (!uri) return { provider, uri: undefined }
  page.searchParams.delete(resultParameter)
  const { replaceAddress = replaceOwn } = kit.ports
  replaceAddress(page.href)
  return { provider, uri: isResult(uri) ? uri : undefined }
}
