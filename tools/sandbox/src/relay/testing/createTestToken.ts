import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function encodeBase58(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = `${alphabet[Number(value % 58n)]}${text}`
  return text
}

function toIssuer(publicKey: KeyObject): string {
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  return `did:key:z${encodeBase58(Buffer.concat([Buffer.from('ed01', 'hex'), raw]))}`
}

const toPart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

export type TestTokenOptions = {
  readonly aud: string
  /** Claims of the client's token that differ from the valid ones. */
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
  /** Whether the token has a forged signature, by another key than the token names. */
  readonly forged?: boolean
}

/** Creates the token with which a test client authenticates at the relay, with a new key. */
export function createTestToken({ aud, claims, header, forged }: TestTokenOptions): string {
  const keys = generateKeyPairSync('ed25519')
  const signer = forged ? generateKeyPairSync('ed25519') : keys
  const iat = Math.floor(Date.now() / 1_000)
  const payload = {
    iss: toIssuer(keys.publicKey),
    sub: 'ab'.repeat(32),
    aud,
    iat,
    exp: iat + 86_400,
  }
  const head = toPart({ alg: 'EdDSA', typ: 'JWT', ...header })
  const signed = `${head}.${toPart({ ...payload, ...claims })}`
  return `${signed}.${sign(null, Buffer.from(signed), signer.privateKey).toString('base64url')}`
}
