import { listenLocally } from '@latchkey/service/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getReach, type Reach, toRequestOptions } from './fetchForeign.ts'
import { isPublicAddress } from './isPublicAddress.ts'
import { isSpam } from './isSpam.ts'
import { lookupPublic } from './lookupPublic.ts'
import { readMetadata } from './readMetadata.ts'
import { readUri, toGateway } from './readUri.ts'
import { toPicture } from './toPicture.ts'

let local: Awaited<ReturnType<typeof listenLocally>>
let other: typeof local
const asked: string[] = []
const elsewhere: string[] = []
beforeAll(async () => {
  other = await listenLocally(({ url = '' }, answer) => {
    elsewhere.push(url)
    answer.end('elsewhere')
  })
  const moved = new Map([
    ['/ipfs/moved', '/secret'],
    ['/ipfs/near', '/ipfs/folder/1.json'],
    ['/ipfs/away', `${other.url}/here`],
    ['/ipfs/loop', '/ipfs/loop'],
  ])
  local = await listenLocally(({ url = '' }, answer) => {
    asked.push(url)
    const location = moved.get(url)
    if (location !== undefined) answer.writeHead(302, { location }).end()
    else if (url === '/ipfs/broken') answer.destroy()
    else answer.end(url === '/ipfs/large' ? 'x'.repeat(1_001) : 'it')
  })
})
afterAll(() => {
  local.stop()
  other.stop()
})
beforeEach(() => {
  asked.length = 0
  elsewhere.length = 0
})

const read = async (uri: string, reach: Partial<Reach> = {}) => {
  const gateway = toGateway(`${local.url}/ipfs`)
  const bytes = await readUri(uri, { limitBytes: 1_000, gateway, origins: ['*'], ...reach })
  return bytes && Buffer.from(bytes).toString()
}

test.each([
  ['data:,a%20b', 'a b'],
  ['data:text/plain,100%', '100%'],
  ['data:application/json;base64,e30=', '{}'],
  ['ipfs://folder/1.json', 'it'],
  ['ipfs://ipfs/folder/1.json', 'it'],
])('default: %s is read', async (uri, text) => {
  expect(await read(uri)).toBe(text)
})

test.each([
  ['no address', 'hello'],
  ['data without a comma', 'data:text/plain'],
  ['data beyond the limit', `data:,${'x'.repeat(1_001)}`],
  ['a file', 'file:///etc/passwd'],
  ['plain HTTP', 'http://example.com/1.json'],
  ['another port', 'https://example.com:8443/1.json'],
  ['a password', 'https://user:word@example.com/1.json'],
  ['this machine', 'https://127.0.0.1/1.json'],
  ['this machine, by another spelling', 'https://0x7f.1/1.json'],
  ['this machine, by IPv6', 'https://[::1]/1.json'],
  ['this machine, as IPv4 within IPv6', 'https://[::ffff:127.0.0.1]/1.json'],
  ['the metadata of a cloud', 'https://169.254.169.254/latest'],
  ['a name of this machine', 'https://localhost/1.json'],
])('behavior: %s is not read', async (_, uri) => {
  expect(await read(uri)).toBeUndefined()
  expect(asked).toEqual([])
})

test.each([
  ['https://example.com/1.json', 'public'],
  ['https://8.8.8.8/1.json', 'public'],
  ['https://[2606:4700::1111]/1.json', 'public'],
  ['https://example.com:443/1.json', 'public'],
  ['https://example.com:8443/1.json', undefined],
  ['https://example.com:22/1.json', undefined],
  ['http://example.com/1.json', undefined],
  ['https://user@example.com/1.json', undefined],
  ['https://:word@example.com/1.json', undefined],
  ['https://169.254.169.254/latest/meta-data', undefined],
  ['https://2852039166/latest/meta-data', undefined],
  ['https://[fd00:ec2::254]/latest', undefined],
  ['https://10.0.0.1/', undefined],
  ['https://[::ffff:10.0.0.1]/', undefined],
  ['http://10.0.0.7:8080/ipfs/1', 'inside'],
  ['http://10.0.0.7:8080/admin', undefined],
  ['http://user@10.0.0.7:8080/ipfs/1', undefined],
  ['http://pictures.internal:9000/1.png', 'inside'],
  ['http://pictures.internal/1.png', undefined],
])('S-65: the reach of a picture at %s is %s', (url, expected) => {
  const gateway = 'http://10.0.0.7:8080/ipfs/'
  const origins = ['*', 'http://pictures.internal:9000']
  expect(getReach(new URL(url), { gateway, origins })).toBe(expected)
  if (expected === 'public') expect(getReach(new URL(url), { origins: [] })).toBeUndefined()
})

test('S-65: a connection to a public host checks the address that it resolves itself', () => {
  expect(toRequestOptions('public').lookup).toBe(lookupPublic)
  expect(toRequestOptions('inside')).not.toHaveProperty('lookup')
})

test('behavior: a configured origin is requested at any address, another one is not', async () => {
  expect(await read(`${other.url}/1.json`, { origins: [other.url] })).toBe('elsewhere')
  expect(await read(`${local.url}/1.json`, { origins: [other.url] })).toBeUndefined()
  expect(await read('https://example.com/1.json', { origins: [] })).toBeUndefined()
})

test('behavior: no IPFS path escapes the gateway', async () => {
  for (const path of ['../secret', '%2e%2e/secret', '/secret', '//example.com/x', ''])
    expect(await read(`ipfs://${path}`)).not.toBe('secret')
  expect(asked.every((path) => path.startsWith('/ipfs/'))).toBe(true)
  expect(await read('ipfs://folder/1.json', { gateway: undefined })).toBeUndefined()
})

test.each(['moved', 'near', 'away', 'loop'])(
  'S-148: the redirect at %s is not followed',
  async (path) => {
    expect(await read(`ipfs://${path}`, { origins: [other.url] })).toBeUndefined()
    expect(asked).toEqual([`/ipfs/${path}`])
    expect(elsewhere).toEqual([])
  },
)

test('behavior: an answer beyond the limit or cut short is none', async () => {
  expect(await read('ipfs://large')).toBeUndefined()
  expect(await read('ipfs://broken')).toBeUndefined()
})

test('behavior: the connection resolves the host itself, and rejects internal addresses', async () => {
  const look = (host: string) =>
    new Promise((resolve) => lookupPublic(host, {}, (error) => resolve(error?.message)))
  expect(await look('localhost')).toBe('The address is not public')
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['1.1.1.1', true],
  ['169.253.255.255', true],
  ['169.255.0.0', true],
  ['172.15.255.255', true],
  ['172.32.0.0', true],
  ['192.167.255.255', true],
  ['223.255.255.255', true],
  ['2001:200::1', true],
  ['169.254.0.0', false],
  ['169.254.169.254', false],
  ['169.254.255.255', false],
  ['0.0.0.0', false],
  ['127.0.0.1', false],
  ['127.255.255.255', false],
  ['100.127.255.255', false],
  ['172.16.0.0', false],
  ['192.0.0.8', false],
  ['192.0.2.1', false],
  ['192.88.99.1', false],
  ['192.168.255.255', false],
  ['198.19.255.255', false],
  ['198.51.100.1', false],
  ['203.0.113.1', false],
  ['240.0.0.1', false],
  ['2001:1ff::1', false],
  ['2001:db8::1', false],
  ['3fff::1', false],
  ['fd00:ec2::254', false],
  ['ff02::1', false],
  ['::', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
])('S-65: %s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

const toData = (value: unknown) => `data:,${encodeURIComponent(JSON.stringify(value))}`

test('S-63: of metadata each field is text of bounded length, or none', async () => {
  const told = await readMetadata(
    toData({
      name: `a\0\n${'x'.repeat(500)}`,
      description: { a: 1 },
      image: 7,
      image_data: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      collection: [],
    }),
    { origins: [] },
  )
  expect(told?.name).toMatch(/^a x+$/)
  expect(told?.name.length).toBe(128)
  expect(told).toMatchObject({ description: '', collection: '' })
  expect(await read(told?.pictureUri ?? '')).toMatch(/^<svg/)
  for (const uri of ['', 'data:,no json', toData(null), toData([1])])
    expect(await readMetadata(uri, { origins: [] })).toBeUndefined()
})

test.each([
  ['image/png', '89504e470d0a1a0a00'],
  ['image/jpeg', 'ffd8ffe000'],
  ['image/gif', Buffer.from('GIF89a..').toString('hex')],
  ['image/webp', Buffer.from('RIFF....WEBPVP8 ').toString('hex')],
  ['image/avif', Buffer.from('....ftypavif').toString('hex')],
  ['image/svg+xml', Buffer.from('<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"/>').toString('hex')],
])('behavior: %s is known by its bytes', (type, hex) => {
  expect(toPicture(Buffer.from(hex, 'hex'))?.type).toBe(type)
})

test.each(['', '<html><svg></svg>', '%PDF-1.7', '<!DOCTYPE html><svg>', 'RIFF....AVI '])(
  'behavior: %j is rejected as a picture',
  (text) => {
    expect(toPicture(Buffer.from(text))).toBeUndefined()
  },
)

test.each([
  ['Claim at prizes.example.xyz', true],
  ['$1000 → www.prize', true],
  ['https://x', true],
  ['Visit USDC-gift.COM now', true],
  ['mira.eth', false],
  ['Trophy No.7', false],
  ['Mr.Tompkins', false],
  ['v1.topaz', false],
])('behavior: %s is an advertisement: %s', (name, expected) => {
  const options = { asset: 'eip155:1:0xAB', spamContracts: [] }
  expect(isSpam({ name, collection: '' }, options)).toBe(expected)
  expect(isSpam({ name: '', collection: name }, options)).toBe(expected)
  expect(isSpam({ name, collection: '' }, { ...options, spamContracts: ['eip155:1:0xab'] })).toBe(
    true,
  )
})
