import { getHistory } from '@latchkey/blockchain-api'
import { QueryClient } from '@tanstack/query-core'
import { expect, test } from 'vitest'
import { createTestKit } from '../testing/createTestKit.ts'
import { endpointQuery } from './endpointQuery.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('K-BAPI-03: the second history page is requested by its cursor while the first is fresh', async () => {
  const asked: (string | null)[] = []
  const kit = createTestKit({
    blockchainApiUrl: 'https://api.example/',
    ports: {
      fetch: async (input) => {
        const url = new URL(input instanceof Request ? input.url : input)
        asked.push(url.searchParams.get('cursor'))
        return Response.json({ data: [], next: asked.length === 1 ? 'page-2' : null })
      },
    },
  })
  const client = new QueryClient()
  const read = (cursor?: string) => {
    const input = { address, chainId: 'eip155:1', ...(cursor !== undefined && { cursor }) }
    return client.fetchQuery(endpointQuery(kit, getHistory, input))
  }
  const first = await read()
  await read()
  await read(first.next ?? undefined)
  await read('page-2')
  expect(asked).toEqual([null, 'page-2'])
})
