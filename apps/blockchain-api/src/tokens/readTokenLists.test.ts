import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenLocally } from '@latchkey/service/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTokenLists } from './readTokenLists.ts'

const gold = `0x${'Ab'.repeat(20)}`
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const nativeCurrency = { name: 'Coin', symbol: 'COIN', decimals: 9 }
const rpcUrl = 'http://127.0.0.1:9'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-lists-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function write(name: string, list: unknown): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, JSON.stringify(list))
  return path
}
const read = async (...tokenLists: string[]) => [
  ...(await readTokenLists({ tokenLists, networks: [] })),
]

test('K-WORLD-14b: lists of files and URLs name tokens by network and address', async () => {
  const file = await write('tokens.json', {
    name: 'A list',
    tokens: [
      { chainId: 5, address: gold, name: 'Gold', symbol: 'GOLD', decimals: 6 },
      { chainId: 101, address: mint },
      { chainId: 101, address: gold },
    ],
  })
  const served = JSON.stringify({ tokens: [{ chainId: 10, address: gold }] })
  const { url, stop } = await listenLocally((_, response) => void response.end(served))
  const lower = gold.toLowerCase()
  expect(await read(file, url).finally(stop)).toEqual([
    `eip155:5:${lower}`,
    `${solana}:${mint}`,
    `eip155:101:${lower}`,
    `eip155:10:${lower}`,
  ])
})

test('K-WORLD-14b: tokens that the configuration of a network names are listed too', async () => {
  const swap = { router: gold, factory: gold, wrappedCoin: gold } as const
  const own = { address: '0xABCD', name: 'Gold', symbol: 'GOLD', decimals: 6 } as const
  const listed = await readTokenLists({
    tokenLists: [],
    networks: [
      {
        ...{ caipNetworkId: 'eip155:1', name: 'One', nativeCurrency, rpcUrl, traces: false },
        ...{ confirmations: 1, startBlock: 0 },
        swap: { ...swap, tokens: [own] } as never,
      },
      {
        ...{ caipNetworkId: solana, name: 'Two', nativeCurrency, rpcUrl },
        tokens: { [mint]: { name: 'Gold', symbol: 'GOLD' } },
      },
      {
        ...{ caipNetworkId: 'bip122:000000000019d6689c085ae165831e93', name: 'Three' },
        ...{ nativeCurrency, esploraUrl: rpcUrl },
      },
    ],
  })
  expect([...listed]).toEqual(['eip155:1:0xabcd', `${solana}:${mint}`])
})

test.each([
  ['has no tokens', async () => write('bad.json', { tokens: [{ chainId: '1', address: gold }] })],
  ['does not exist', async () => join(folder, 'none.json')],
  ['does not answer', async () => 'http://127.0.0.1:9/list.json'],
])('K-WORLD-14b: a list that %s stops the start with its name', async (_, prepare) => {
  const source = await prepare()
  await expect(read(source)).rejects.toMatchObject({
    code: 'start_failed',
    message: expect.stringContaining(`The token list ${source} of TOKEN_LISTS cannot be read.`),
  })
})
