import { examples } from '@latchkey/blockchain-api/testing'
import { mainnet, sepolia } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { getQueryClient } from '../api/getQueryClient.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { nftsQuery } from './nftsQuery.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const [nft] = examples.getNfts.answer.data

/** Serves pages of collectibles by their cursor, and records the requests. */
function read(pages: Readonly<Record<string, object>>, network = mainnet) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push(url.pathname)
    if (url.pathname.endsWith('supported-chains'))
      return Response.json({ http: ['eip155:1'], ws: [] })
    const page = pages[url.searchParams.get('cursor') ?? 'first']
    return page ? Response.json(page) : new Response('Not found', { status: 404 })
  }
  const kit = createTestKit({ blockchainApiUrl: 'https://api.example/', ports: { fetch } })
  const query = nftsQuery(kit, { address, network })
  return { asked, pages: getQueryClient(kit).fetchInfiniteQuery({ ...query, pages: 2 }) }
}

test('default: pages follow each other, and collectibles of other networks are omitted', async () => {
  const { pages } = read({
    first: { data: [nft, { ...nft, chain: 'eip155:137' }], next: 'more' },
    more: { data: [{ ...nft, tokenId: '8' }], next: null },
  })
  const { pages: got } = await pages
  expect(got.map(({ nfts }) => nfts.map(({ tokenId }) => tokenId))).toEqual([['7'], ['8']])
  expect(got.at(-1)?.next).toBeUndefined()
})

test('S-65: a picture on the service’s own host is shown, a picture on another host is not', async () => {
  const imageUrls = ['https://api.example/p.png', 'https://other.example/p.png', 'data:,x', null]
  const data = imageUrls.map((imageUrl, id) => ({ ...nft, tokenId: String(id), imageUrl }))
  const { pages } = await read({ first: { data, next: null } }).pages
  expect(pages[0]?.nfts.map(({ imageUrl }) => imageUrl)).toEqual([
    'https://api.example/p.png',
    ...[undefined, undefined, undefined],
  ])
})

test('behavior: a service without the endpoint has no collectibles, like an unserved network', async () => {
  expect((await read({}).pages).pages).toEqual([{ nfts: [], next: undefined }])
  const { asked, pages } = read({}, sepolia)
  expect((await pages).pages).toEqual([{ nfts: [], next: undefined }])
  expect(asked).toEqual(['/v1/supported-chains'])
})
