import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64, hex } from '@scure/base'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isSignedByAddress } from './isSignedByAddress.ts'
import { solanaVerifier } from './solanaVerifier.ts'
import { toCheckedAddress } from './toCheckedAddress.ts'

// Leaves time for machines that run other suites.
vi.setConfig({ testTimeout: 60_000 })

const message = 'play.example.test wants you to sign in with your Solana account:'
const text = new TextEncoder().encode(message)
const { Point } = ed25519
const order = Point.Fn.ORDER
function createKey() {
  const { secretKey, publicKey } = ed25519.keygen()
  const sign = (signed: string) =>
    base58.encode(ed25519.sign(new TextEncoder().encode(signed), secretKey))
  return { address: base58.encode(publicKey), sign }
}

const verify = (address: string, signature: string, signed = message) =>
  isSignedByAddress({ address, signature, message: signed })

function toLittleEndian(value: bigint): Uint8Array {
  const bytes = new Uint8Array(32)
  for (let index = 0, rest = value; index < 32; index += 1, rest >>= 8n) {
    bytes[index] = Number(rest & 255n)
  }
  return bytes
}

function toNumber(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)
}

const join = (r: Uint8Array, s: Uint8Array) => base58.encode(Uint8Array.from([...r, ...s]))
const fromHex = hex.decode

test('S-82: default: accepts a signature by the key of the address', async () => {
  const key = createKey()
  expect(verify(key.address, key.sign(message))).toBe(true)
})

test.each([
  [
    '',
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    'r',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
])('S-82: accepts the vector of RFC 8032 for the text "%s"', async (signed, key, signature) => {
  const [address, text58] = [key, signature].map((hex) => base58.encode(fromHex(hex)))
  expect(verify(address ?? '', text58 ?? '', signed)).toBe(true)
  expect(verify(address ?? '', text58 ?? '', `${signed}!`)).toBe(false)
})

test('S-82: refuses another text, another key and another signature', async () => {
  const [key, other] = [createKey(), createKey()]
  const signature = key.sign(message)
  expect(verify(key.address, signature, `${message} `)).toBe(false)
  expect(verify(other.address, signature)).toBe(false)
  expect(verify(key.address, other.sign(message))).toBe(false)
})

test('S-82: refuses s at or above the order of the group', async () => {
  const key = createKey()
  const bytes = base58.decode(key.sign(message))
  const s = toNumber(bytes.subarray(32))
  const higher = toLittleEndian(s + order)
  expect(verify(key.address, join(bytes.subarray(0, 32), higher))).toBe(false)
})

/** The eight points of small order, in all encodings that a lax parser accepts. */
const smallOrder = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000080',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
].map(fromHex)

test('S-82: refuses a key of small order, whatever the text', async () => {
  for (const key of smallOrder) {
    for (const r of smallOrder) {
      const signature = join(r, new Uint8Array(32))
      expect(verify(base58.encode(key), signature)).toBe(false)
    }
  }
})

test('S-82: refuses a signature whose point has small order', async () => {
  const secret = 5n
  const key = Point.BASE.multiply(secret).toBytes()
  for (const r of smallOrder) {
    for (const s of [0n, secret]) {
      expect(verify(base58.encode(key), join(r, toLittleEndian(s)))).toBe(false)
    }
  }
})

test('S-82: refuses a key with a small-order component, although the usual equation holds', async () => {
  const torsion = Point.fromBytes(
    fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'),
  )
  const secret = 123_456_789n
  const key = Point.BASE.multiply(secret).add(torsion).toBytes()
  const r = Point.BASE.multiply(987_654_321n).toBytes()
  const digest = await crypto.subtle.digest('SHA-512', Uint8Array.from([...r, ...key, ...text]))
  const k = toNumber(new Uint8Array(digest)) % order
  const s = toLittleEndian((987_654_321n + k * secret) % order)
  const signature = Uint8Array.from([...r, ...s])
  expect(ed25519.verify(signature, text, key, { zip215: false })).toBe(true)
  expect(verify(base58.encode(key), base58.encode(signature))).toBe(false)
})

test('S-82: refuses a signature in another encoding or length', async () => {
  const key = createKey()
  const signature = key.sign(message)
  const bytes = base58.decode(signature)
  const forms = [
    '',
    base64.encode(bytes),
    `0x${hex.encode(bytes)}`,
    `${signature} `,
    `1${signature}`,
    signature.slice(1),
    base58.encode(bytes.subarray(0, 63)),
    '1'.repeat(64),
    '2'.repeat(100_000),
  ]
  for (const form of forms) expect(verify(key.address, form)).toBe(false)
})

test('S-82: refuses a signature with any changed byte', async () => {
  const key = createKey()
  const bytes = base58.decode(key.sign(message))
  const change = fc.tuple(fc.nat(63), fc.integer({ min: 1, max: 255 }))
  fc.assert(
    fc.property(change, ([at, mask]) => {
      const changed = bytes.map((byte, index) => (index === at ? byte ^ mask : byte))
      expect(verify(key.address, base58.encode(changed))).toBe(false)
    }),
  )
})

test('S-81: an address is the canonical base58 of 32 bytes', () => {
  const { address } = createKey()
  expect(toCheckedAddress(address)).toBe(address)
  for (const bad of [
    '',
    `1${address}`,
    address.slice(3),
    `${address} `,
    address.replace(/.$/, '0'),
    '0x52908400098527886E0F7030069857D2E4169EE7',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ]) {
    expect(toCheckedAddress(bad)).toBeUndefined()
  }
})

test('K-SIWX-11: the local verifier accepts a valid signature of its namespace only', async () => {
  const key = createKey()
  const data = {
    accountAddress: key.address,
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    nonce: 'abcdefgh',
    issuedAt: '2030-01-15T10:00:00.000Z',
  } as const
  expect(solanaVerifier.isFor(data.chainId)).toBe(true)
  expect(solanaVerifier.isFor('eip155:1')).toBe(false)
  const signature = key.sign(message)
  expect(await solanaVerifier.verify({ data, message, signature })).toBe(true)
  expect(await solanaVerifier.verify({ data, message: `${message}.`, signature })).toBe(false)
})
