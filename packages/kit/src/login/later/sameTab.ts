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

/** Carries the provider's answer back (kit-state §12.4). */
const resultParameter = 'result_uri'
/** Providers cut a longer `state`. */
const longestReturn = 512

/** An address has no letters but those of ASCII. */
function toBase64Url(address: string): string {
  return btoa(address).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The page to come back to. Without its fragment: Telegram keeps in it who the person is. */
function toReturn(href: string): string {
  const url = new URL(href)
  url.hash = ''
  url.searchParams.delete(resultParameter)
  return url.href.length > longestReturn ? `${url.origin}/` : url.href
}

/** Providers hand `state` back as it is: the page to come back to rides on it. */
function withReturn(address: string, href: string): string {
  const url = new URL(address)
  const state = url.searchParams.get('state')
  if (!state) throw new SocialLoginError({ message: 'Could not fetch the social redirect uri' })
  url.searchParams.set('state', `${state}.${toBase64Url(toReturn(href))}`)
  return url.href
}

/** The connection that is about to come. */
const expected = { namespace: 'eip155', connectorId: authConnectorId } as const

/** Stores it: the next start brings back what is stored, and nothing else of a login is there by then. */
function rememberLeft(kit: Kit, provider: SocialName): void {
  const { storage } = kit
  const { connectorId } = expected
  const { eip155 = [], ...others } = storage.read(connectionsKey)
  // In the place of a login of before: this one takes it over.
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

/** Goes to the provider in this tab. Where the person comes back without having left, or gives up, it ends. */
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
 * Takes what a provider has answered out of the address, once: it does not stay there, nor in the history (S-75).
 * `undefined`: this tab has not come back from a provider. `uri` absent: it has come back without an answer.
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
