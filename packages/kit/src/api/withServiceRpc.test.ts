import { type AdapterLoader, type Network, toRpcUrls } from '@latchkey/core'
import { mainnet, polygon } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { nativeBalanceQuery } from '../account/nativeBalanceQuery.ts'
import { connect } from '../connect/connect.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeAdapter } from '../testing/fakeAdapter.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { getQueryClient } from './getQueryClient.ts'
import { withServiceRpc } from './withServiceRpc.ts'

const blockchainApiUrl = 'https://api.example/'
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

/** Creates an adapter with one wallet that records its networks. */
function recordNetworks() {
  const given: { readonly by: string; readonly network: Network }[] = []
  const take = (by: string, ...networks: readonly Network[]) => {
    for (const network of networks) given.push({ by, network })
  }
  const fake = fakeWallet()
  const { switchNetwork } = fake.wallet.features
  const features: typeof fake.wallet.features = {
    switchNetwork: async (network, options) => {
      take('switchNetwork', network)
      await switchNetwork?.(network, options)
    },
  }
  const connect: typeof fake.connect = async (options) => {
    take('connect', ...options.networks)
    return { ...(await fake.connect(options)), features }
  }
  const adapter = fakeAdapter({
    wallets: [{ ...fake, connect }],
    getBalance: ({ network }) => {
      take('getBalance', network)
      return { amount: 1n, decimals: 18, symbol: 'ETH' }
    },
  })
  const loader: AdapterLoader = {
    namespace: adapter.namespace,
    discover: adapter.discover,
    load: async () => {
      const { createAdapter } = await adapter.load()
      return {
        createAdapter: (options) => {
          take('createAdapter', ...options.networks)
          return createAdapter(options)
        },
      }
    },
  }
  return { given, loader, connectorId: fake.connector.info.id }
}

test('S-131: every network has the same addresses for every use of an adapter', async () => {
  const { given, loader, connectorId } = recordNetworks()
  const kit = createTestKit({ adapters: [loader], networks: [mainnet, polygon], blockchainApiUrl })
  await connect(kit, { namespace: 'eip155', connectorId })
  await switchNetwork(kit, { caipNetworkId: polygon.caipNetworkId })
  await getQueryClient(kit).fetchQuery(nativeBalanceQuery(kit, { address, network: mainnet }))
  const steps = ['createAdapter', 'connect', 'switchNetwork', 'getBalance']
  expect(new Set(given.map(({ by }) => by))).toEqual(new Set(steps))
  for (const { by, network } of given) {
    const id = encodeURIComponent(network.caipNetworkId)
    const service = `https://api.example/v1/?chainId=${id}&projectId=test`
    expect(toRpcUrls(network)[0], by).toBe(service)
  }
})

test("behavior: the service's RPC address is added once, apart from the network's own", () => {
  const { config } = createTestKit({ blockchainApiUrl })
  const network = withServiceRpc(config, mainnet)
  expect(network.rpcUrls['service']?.http).toEqual([
    'https://api.example/v1/?chainId=eip155%3A1&projectId=test',
  ])
  expect(network.rpcUrls.default).toEqual(mainnet.rpcUrls.default)
  const known = { default: { http: ['https://api.example/v1/?chainId=eip155:1&projectId=x'] } }
  const own = { ...mainnet, rpcUrls: known }
  expect(withServiceRpc(config, own)).toBe(own)
})
