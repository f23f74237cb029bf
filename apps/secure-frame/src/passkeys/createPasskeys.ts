import { fromBase64url, toBase64url } from '../client/base64url.ts'
import { type Bytes, randomBytes, toUtf8 } from '../keys/bytes.ts'
import { PasskeyKnownError, PasskeyRefusedError, PasskeyUnfitError } from './errors.ts'
import type { CreatePasskeyOptions, PasskeyAnswer, Passkeys } from './Passkeys.ts'

/** The part of `Window` that the passkey functions use. */
export type PasskeyView = {
  readonly top: unknown
  readonly location: Pick<Location, 'hostname'>
  readonly navigator: { readonly credentials?: Pick<CredentialsContainer, 'create' | 'get'> }
  readonly PublicKeyCredential?: Pick<
    typeof PublicKeyCredential,
    'getClientCapabilities' | 'isUserVerifyingPlatformAuthenticatorAvailable'
  >
}

/** COSE ids of ES256 and RS256. No signature is ever verified; only the passkey's PRF is used. */
const algorithms = [-7, -257]

/**
 * Creates the passkeys of a top-level page with WebAuthn. The RP id is the page's host, and user
 * verification is required (S-35).
 */
export function createPasskeys(view: PasskeyView): Passkeys {
  const { hostname } = view.location
  const container = view.navigator.credentials
  // WebAuthn is only available here for a top-level page, and an RP id cannot be an IP address.
  const isUsable =
    view.top === view &&
    container !== undefined &&
    view.PublicKeyCredential !== undefined &&
    !/^[\d.]+$|:/.test(hostname)

  async function ask(walletId: string, credentialIds: readonly string[]): Promise<PasskeyAnswer> {
    const found = await settle(() =>
      container?.get({
        publicKey: {
          challenge: randomBytes(32),
          rpId: hostname,
          allowCredentials: credentialIds.map(toDescriptor),
          userVerification: 'required',
          extensions: toExtensions(walletId),
        },
      }),
    )
    return toAnswer(found) ?? fail()
  }

  return {
    isUsable,
    async isOffered() {
      const { PublicKeyCredential: api } = view
      if (!isUsable || !api?.getClientCapabilities) return false
      const [capabilities, isVerifying] = await Promise.all([
        api.getClientCapabilities(),
        api.isUserVerifyingPlatformAuthenticatorAvailable(),
      ])
      return isVerifying && capabilities['extension:prf'] === true
    },
    async create(options) {
      const { walletId } = options
      const made = await settle(() =>
        container?.create({ publicKey: toCreation(hostname, options) }),
      )
      // Some authenticators do not return the PRF output at creation, so the new passkey is
      // requested once.
      return toAnswer(made) ?? ask(walletId, [toBase64url(new Uint8Array(readRawId(made)))])
    },
    ask: ({ walletId, credentialIds }) => ask(walletId, credentialIds),
  }
}

function toCreation(
  hostname: string,
  { walletId, name, known }: CreatePasskeyOptions,
): PublicKeyCredentialCreationOptions {
  return {
    challenge: randomBytes(32),
    rp: { id: hostname, name: hostname },
    user: { id: toUtf8(walletId), name, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(toDescriptor),
    extensions: toExtensions(walletId),
  }
}

const toDescriptor = (id: string): PublicKeyCredentialDescriptor => ({
  type: 'public-key',
  id: fromBase64url(id),
})

/** Returns the WebAuthn extensions. The PRF input is the same for all passkeys of a wallet. */
const toExtensions = (walletId: string): AuthenticationExtensionsClientInputs => ({
  prf: { eval: { first: toUtf8(`secure-frame/passkey/v1|${walletId}`) } },
})

type Made = Credential | null | undefined
type Keyed = Pick<PublicKeyCredential, 'rawId' | 'getClientExtensionResults'>

const isKeyed = (credential: Made): credential is Credential & Keyed =>
  credential !== null && credential !== undefined && 'rawId' in credential

const readRawId = (credential: Made): ArrayBuffer =>
  isKeyed(credential) ? credential.rawId : fail()

/**
 * Returns the passkey's id and PRF output, or `undefined` if the authenticator supports PRF but has
 * not returned an output yet.
 *
 * @throws {PasskeyUnfitError} The passkey does not support PRF.
 */
function toAnswer(credential: Made): PasskeyAnswer | undefined {
  if (!isKeyed(credential)) return fail()
  const { prf } = credential.getClientExtensionResults()
  const first = prf?.results?.first
  if (first === undefined && prf?.enabled !== true) return fail()
  if (first === undefined) return undefined
  return { credentialId: toBase64url(new Uint8Array(credential.rawId)), secret: toBytes(first) }
}

const toBytes = (source: BufferSource): Bytes =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)

function fail(): never {
  throw new PasskeyUnfitError()
}

/** Waits for the browser's passkey prompt. Converts the browser's exceptions to passkey errors. */
async function settle(act: () => Promise<Made> | undefined): Promise<Made> {
  try {
    return await act()
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : ''
    if (name === 'InvalidStateError') throw new PasskeyKnownError({ cause })
    if (name === 'NotAllowedError' || name === 'AbortError')
      throw new PasskeyRefusedError({ cause })
    throw new PasskeyUnfitError({ cause })
  }
}
