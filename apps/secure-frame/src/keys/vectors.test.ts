import { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { bytesToHex, hashMessage, hexToBytes, recoverAddress } from 'viem/utils'
import { expect, test } from 'vitest'
import { deriveAddresses, toMnemonic } from './accountKeys.ts'
import { toUtf8 } from './bytes.ts'
import { deriveEd25519Key } from './deriveEd25519Key.ts'
import { SignatureCheckError } from './errors.ts'
import { deriveLayerKey, sealLayer } from './layer.ts'
import { signBytes, signHash, toSignatureHex } from './signatures.ts'

const hex = (text: string) => new Uint8Array(hexToBytes(`0x${text}`))

test('S-20: BIP-39, BIP-32 and SLIP-0010 derive the published addresses from entropy', () => {
  expect(toMnemonic(new Uint8Array(16))).toBe(`${'abandon '.repeat(11)}about`)
  expect(deriveAddresses(new Uint8Array(16))).toEqual({
    eip155: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
    solana: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
  })
  const junk = mnemonicToEntropy(`${'test '.repeat(11)}junk`, wordlist)
  expect(deriveAddresses(junk).eip155).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
})

test('S-20: BIP-32 vector 1 of the path library', () => {
  const node = HDKey.fromMasterSeed(hex('000102030405060708090a0b0c0d0e0f')).derive("m/0'")
  expect(node.privateExtendedKey).toBe(
    'xprv9uHRZZhk6KAJC1avXpDAp4MDc3sQKNxDiPvvkX8Br5ngLNv1TxvUxt4cV1rGL5hj6KCesnDYUhd7oWgT11eZG7XnxHrnYeSvkzY7d2bhkJ7',
  )
})

test.each([
  [[], '2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7'],
  [[0], '68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3'],
  [[0, 1], 'b1d0bad404bf35da785a64ca1ac54b2617211d2777696fbffaf208f746ae84f2'],
  [[0, 1, 2], '92a5b23c0b8a99e37d07df3fb9966917f5d06e02ddbd909c7e184371463e9fc9'],
  [[0, 1, 2, 2], '30d1dc7e5fc04c31219ab25a27ae00b50f6fd66622f6e9c913253d6511d1e662'],
  [[0, 1, 2, 2, 1_000_000_000], '8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793'],
])('S-20: SLIP-0010 ed25519 vector 1 at %j', (path, key) => {
  expect(deriveEd25519Key(hex('000102030405060708090a0b0c0d0e0f'), path)).toEqual(hex(key))
})

test('S-23: HKDF matches RFC 5869, case 1, and derives the layer key', async () => {
  const okm = hkdf(
    sha256,
    hex('0b'.repeat(22)),
    hex('000102030405060708090a0b0c'),
    hex('f0f1f2f3f4f5f6f7f8f9'),
    42,
  )
  expect(okm).toEqual(
    hex('3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865'),
  )

  const secret = hex('0b'.repeat(32))
  const salt = toUtf8('wallet-1')
  const key = await deriveLayerKey(secret, { salt, info: 'secure-frame/device/v1' })
  const layer = await sealLayer(toUtf8('secret'), { key, aad: 'aad' })
  const raw = new Uint8Array(hkdf(sha256, secret, salt, toUtf8('secure-frame/device/v1'), 32))
  const same = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: layer.iv, additionalData: toUtf8('aad') },
    same,
    layer.ct,
  )
  expect(new TextDecoder().decode(plain)).toBe('secret')
})

test('S-25d: HPKE opens the base-mode vector of RFC 9180 A.3', async () => {
  const suite = new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes128Gcm(),
  })
  const secret = hex('f3ce7fdae57e1a310d87f1ebbde6f328be0a99cdbcadf4d6589cf29de4b8ffd2')
  const plain = await suite.open(
    {
      recipientKey: await suite.kem.deserializePrivateKey(secret),
      enc: hex(
        '04a92719c6195d5085104f469a8b9814d5838ff72b60501e2c4466e5e67b325ac98536d7b61a1af4b78e5b7f951c0900be863c403ce65c9bfcb9382657222d18c4',
      ),
      info: hex('4f6465206f6e2061204772656369616e2055726e'),
    },
    hex(
      '5ad590bb8baa577f8619db35a36311226a896e7342a6d836d8b7bcd2f20b6c7f9076ac232e3ab2523f39513434',
    ),
    hex('436f756e742d30'),
  )
  expect(new TextDecoder().decode(plain)).toBe('Beauty is truth, truth beauty')
})

test.each([
  [
    'Satoshi Nakamoto',
    '934b1ea10a4b3c1757e2b0c017d0b6143ce3c9a7e6a4a49860d7a6ab210ee3d8',
    '2442ce9d2b916064108014783e923ec36b49743e2ffa1c4496f01a512aafd9e5',
  ],
  [
    'All those moments will be lost in time, like tears in rain. Time to die...',
    '8600dbd41e348fe5c9465ab92d23e3db8b98b873beecd930736488696438cb6b',
    '547fe64427496db33bf66019dacbf0039c04199abb0122918601db38a72cfc21',
  ],
])('S-28c: the signature of "%s" has the nonce of RFC 6979 and a low s', (message, r, s) => {
  const key = hex('01'.padStart(64, '0'))
  const address = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
  const signature = signHash(bytesToHex(sha256(toUtf8(message))), key, address)
  expect(signature).toMatchObject({ r: `0x${r}`, s: `0x${s}` })
})

test.each([
  ['a', 1, '1c'],
  ['d', 0, '1b'],
])(
  'S-28c: "%s" is signed with parity %i, and v 27 or 28 recovers the address',
  async (text, yParity, v) => {
    const address = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
    const hash = hashMessage(text)
    const signed = signHash(hash, hex('01'.padStart(64, '0')), address)
    expect(signed.yParity).toBe(yParity)
    const signature = toSignatureHex(signed)
    expect(signature.slice(-2)).toBe(v)
    expect(await recoverAddress({ hash, signature })).toBe(address)
  },
)

test('S-28c: ed25519 signs as in RFC 8032, test 2, and rejects another address', () => {
  const key = hex('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb')
  const publicKey = hex('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c')
  expect(signBytes(hex('72'), key, base58.encode(publicKey))).toEqual(
    hex(
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ),
  )
  const other = base58.encode(
    hex('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'),
  )
  expect(() => signBytes(hex('72'), key, other)).toThrow(SignatureCheckError)
  const hash = bytesToHex(sha256(toUtf8('x')))
  const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
  expect(() => signHash(hash, hex('01'.padStart(64, '0')), address)).toThrow(SignatureCheckError)
})
