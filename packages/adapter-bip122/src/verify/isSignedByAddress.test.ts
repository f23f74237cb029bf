import { bitcoin, bitcoinTestnet } from '@latchkey/core/networks'
import { base64, hex } from '@scure/base'
import { RawWitness } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { bitcoinVerifier } from './bitcoinVerifier.ts'
import { createToSign } from './createToSign.ts'
import { hashLegacyMessage } from './isLegacySignature.ts'
import { isSignedByAddress } from './isSignedByAddress.ts'
import { toCheckedAddress } from './toCheckedAddress.ts'
import { hashMessage, toSpendId } from './toSpendId.ts'

const { caipNetworkId } = bitcoin
const check = (address: string, message: string, signature: string) =>
  isSignedByAddress({ address, caipNetworkId, message, signature })

/** Address and signatures of the test vectors of BIP-322. */
const segwit = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const segwitSignatures = {
  '': 'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  'Hello World':
    'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
}
const taproot = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'
const taprootSignature =
  'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ=='

test('vectors: the hashes and ids of BIP-322', () => {
  expect(hex.encode(hashMessage(''))).toBe(
    'c90c269c4f8fcbe6880f72a721ddfbf1914268a794cbb21cfafee13770ae19f1',
  )
  expect(hex.encode(hashMessage('Hello World'))).toBe(
    'f0eb03b1a75ac6d9847f55c624a99169b5dccba2a31f5b23bea77ba270de0a7a',
  )
  const script = hex.decode('00142b05d564e6a7a33c087f16e0f730d1440123799d')
  expect(hex.encode(toSpendId('', script))).toBe(
    'c5680aa69bb8d860bf82d4e9cd3504b55dde018de765a91bb566283c545a99a7',
  )
  expect(hex.encode(toSpendId('Hello World', script))).toBe(
    'b79d196740ad5217771c1098fc4a4b51e0535c32236c71f1ea4d61a2d603352b',
  )
  expect(createToSign('', script).id).toBe(
    '1e9654e951a5ba44c8604c4de6c67fd78a27e81dcadcfe1edf638ba3aaebaed6',
  )
  expect(createToSign('Hello World', script).id).toBe(
    '88737ae86f2077145f93cc4b153ae9a1cb8d56afa511988c149c5c8c9d93bddf',
  )
})

test('vectors: the digests of BIP-137', () => {
  expect(hex.encode(hashLegacyMessage(''))).toBe(
    '80e795d4a4caadd7047af389d9f7f220562feb6196032e2131e10563352c4bcc',
  )
  expect(hex.encode(hashLegacyMessage('Vires is Numeris'))).toBe(
    'f8a5affbef4a3241b19067aa694562f64f513310817297089a8929a930f4f933',
  )
})

test('vectors: signatures of BIP-322 by P2WPKH and Taproot', () => {
  for (const [message, signature] of Object.entries(segwitSignatures)) {
    expect(check(segwit, message, signature)).toBe(true)
    expect(check(segwit, `${message}.`, signature)).toBe(false)
  }
  expect(check(taproot, 'Hello World', taprootSignature)).toBe(true)
  expect(check(taproot, 'Hello world', taprootSignature)).toBe(false)
  expect(check(segwit, 'Hello World', taprootSignature)).toBe(false)
  expect(check(taproot, 'Hello World', segwitSignatures['Hello World'])).toBe(false)
})

/** Published vectors of bitcoinjs-message. The key is 1 in the last two. */
const text = 'vires is numeris'
const uncompressed = {
  address: '16UwLL9Risc3QfPqBUvKofHmBQ7wMtjvM',
  signature:
    'G8JawPtQOrybrSP1WHQnQPr67B9S3qrxBrl1mlzoTJOSHEpmnF7D3+t+LX0Xei9J20B5AIdPbeL3AaTBZ4N3bY0=',
}
const compressed = {
  address: '1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAs',
  signature:
    'H8JawPtQOrybrSP1WHQnQPr67B9S3qrxBrl1mlzoTJOSHEpmnF7D3+t+LX0Xei9J20B5AIdPbeL3AaTBZ4N3bY0=',
}
const ofKeyOne = {
  p2pkh: '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH',
  nested: '3JvL6Ymt8MVWiCNHC7oWU6nLeHNJKLZGLN',
  p2wpkh: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
}
const headers = ['I', 'J', 'K'] // 32, 36, 40: compressed, nested, segwit
const bySameKey =
  'F8nHqFr3K2UKYahhX3soVeoW8W1ECNbr0wfck7lzyXjCS5Q16Ek45zyBuy1Fiy9sTPKVgsqqOuPvbycuVSSVl8='

test('vectors: BIP-137 by P2PKH, for the compressed or uncompressed key that signed', () => {
  expect(check(uncompressed.address, text, uncompressed.signature)).toBe(true)
  expect(check(compressed.address, text, compressed.signature)).toBe(true)
  expect(check(uncompressed.address, text, compressed.signature)).toBe(false)
  expect(check(compressed.address, text, uncompressed.signature)).toBe(false)
  expect(check(uncompressed.address, 'foobar', uncompressed.signature)).toBe(false)
  expect(check('1111111111111111111114oLvT2', text, compressed.signature)).toBe(false)
})

test('vectors: BIP-137 by P2PKH, nested segwit and P2WPKH, for any address type in the header', () => {
  for (const address of Object.values(ofKeyOne)) {
    for (const header of headers) expect(check(address, text, header + bySameKey)).toBe(true)
    expect(check(address, 'other', `K${bySameKey}`)).toBe(false)
  }
})

test('behavior: a legacy signature is refused for the Taproot address of the same key', () => {
  // BIP-86 address of the key 1.
  const address = 'bc1pmfr3p9j00pfxjh0zmgp99y8zftmd3s5pmedqhyptwy6lm87hf5sspknck9'
  for (const header of headers) expect(check(address, text, header + bySameKey)).toBe(false)
})

test('behavior: an address of another network is refused', () => {
  const signature = `K${bySameKey}`
  const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' // A testnet address of the same key.
  expect(check(address, text, signature)).toBe(false)
  const there = { address, caipNetworkId: bitcoinTestnet.caipNetworkId, message: text, signature }
  expect(isSignedByAddress(there)).toBe(true)
  expect(isSignedByAddress({ ...there, address: ofKeyOne.p2wpkh })).toBe(false)
})

test('behavior: accepts only base64', () => {
  const bytes = base64.decode(compressed.signature)
  const bad = ['', '====', hex.encode(bytes), `0x${hex.encode(bytes)}`, 'A'.repeat(2_000), '\u0000']
  for (const signature of bad) expect(check(compressed.address, text, signature)).toBe(false)
  expect(check('nonsense', text, compressed.signature)).toBe(false)
})

test('S-82: a signature with any changed bit is refused', () => {
  const cases = [
    [segwit, 'Hello World', segwitSignatures['Hello World']],
    [taproot, 'Hello World', taprootSignature],
  ] as const
  for (const [address, message, signature] of cases) {
    const bytes = base64.decode(signature)
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Uint8Array.from(bytes, (byte, at) => (at === index ? byte ^ 1 : byte))
      expect(check(address, message, base64.encode(changed))).toBe(false)
    }
  }
})

const order = 0xffff_ffff_ffff_ffff_ffff_ffff_ffff_fffe_baae_dce6_af48_a03b_bfd2_5e8c_d036_4141n
const toHighS = (s: Uint8Array) =>
  hex.decode((order - BigInt(`0x${hex.encode(s)}`)).toString(16).padStart(64, '0'))

test('S-82: the equivalent second signature is refused', () => {
  const bytes = base64.decode(compressed.signature)
  const [header = 0] = bytes
  const high = [header + 1, ...bytes.subarray(1, 33), ...toHighS(bytes.subarray(33))]
  expect(check(compressed.address, text, base64.encode(Uint8Array.from(high)))).toBe(false)
})

/**
 * Returns the witness of the `Hello World` test vector: a DER signature whose r and s both have 32
 * bytes, and the public key.
 */
function readWitness() {
  const [signature = new Uint8Array(), key = new Uint8Array()] = RawWitness.decode(
    base64.decode(segwitSignatures['Hello World']),
  )
  return { signature, key }
}
const checkWitness = (...items: readonly Uint8Array[]) =>
  check(segwit, 'Hello World', base64.encode(RawWitness.encode([...items])))

test('S-82: a witness is one low-s signature with SIGHASH_ALL and one key', () => {
  const { signature, key } = readWitness()
  expect(checkWitness(signature, key)).toBe(true)
  expect(checkWitness(signature, key, new Uint8Array())).toBe(false)
  expect(checkWitness(new Uint8Array(), signature, key)).toBe(false)
  expect(checkWitness(signature)).toBe(false)
  const end = signature.length - 33
  // A high number needs a leading zero, which increases both lengths.
  const r = signature.subarray(4, end - 2)
  const s = toHighS(signature.subarray(end, -1))
  const body = [0x02, r.length, ...r, 0x02, 33, 0x00, ...s]
  expect(s[0]).toBeGreaterThanOrEqual(0x80)
  expect(checkWitness(Uint8Array.from([0x30, body.length, ...body, 0x01]), key)).toBe(false)
  const none = Uint8Array.from([...signature.subarray(0, -1), 0x02])
  expect(checkWitness(none, key)).toBe(false)
})

test('default: an address has the form in which the kit stores it', () => {
  const upper = ofKeyOne.p2wpkh.toUpperCase()
  expect(toCheckedAddress(upper, caipNetworkId)).toBe(ofKeyOne.p2wpkh)
  expect(toCheckedAddress(ofKeyOne.p2pkh, caipNetworkId)).toBe(ofKeyOne.p2pkh)
  expect(toCheckedAddress(upper, bitcoinTestnet.caipNetworkId)).toBeUndefined()
  expect(toCheckedAddress('nonsense', caipNetworkId)).toBeUndefined()
  expect(toCheckedAddress('nonsense', bitcoinTestnet.caipNetworkId)).toBeUndefined()
})

test('K-SIWX-11: the local verifier accepts a valid signature of its namespace only', async () => {
  const data = {
    accountAddress: segwit,
    chainId: caipNetworkId,
    domain: 'app.test',
    uri: 'https://app.test',
    version: '1',
    nonce: 'abcdefgh',
    issuedAt: '2030-01-15T10:00:00.000Z',
  } as const
  const signature = segwitSignatures['Hello World']
  expect(bitcoinVerifier.isFor(caipNetworkId)).toBe(true)
  expect(bitcoinVerifier.isFor('eip155:1')).toBe(false)
  expect(await bitcoinVerifier.verify({ data, message: 'Hello World', signature })).toBe(true)
  expect(await bitcoinVerifier.verify({ data, message: 'Hello', signature })).toBe(false)
})
