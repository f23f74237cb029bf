import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createAccounts } from '../accounts/createAccounts.ts'
import { createWalletControl, type WalletControl } from '../driver.ts'
import { createWalletService } from '../service/createWalletService.ts'
import type { WalletChain, WalletServiceOptions } from '../service/options.ts'
import { openPage, type TestPage } from './TestPage.ts'

export type RunningWallet = {
  readonly url: string
  readonly appOrigin: string
  readonly walletOrigin: string
  readonly control: WalletControl
  readonly openPage: (instance?: string) => Promise<TestPage>
  readonly stop: () => Promise<void>
}

const [first, second, third] = createAccounts()
if (!first || !second || !third) throw new Error('no development accounts')
export const testAccounts = [first, second, third] as const

const controlSecret = 'control-secret'
const unreachable = 'http://127.0.0.1:9'

/**
 * Creates the description of an EVM network for the wallet in a test. Without an RPC URL, the
 * network cannot be reached.
 */
export const toTestChain = (chainId: number, rpcUrl = unreachable, known = true): WalletChain => ({
  caipNetworkId: `eip155:${chainId}`,
  chainId,
  name: `Chain ${chainId} (test)`,
  rpcUrl,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  known,
})

/**
 * Starts the wallet service on a loopback address. Its delays are short, so that tests are fast.
 */
export async function startWallet(
  options: Partial<WalletServiceOptions> = {},
): Promise<RunningWallet> {
  const [appOrigin, walletOrigin] = [
    'http://app.latchkey.localhost',
    'http://wallet.latchkey.localhost',
  ]
  const service = createWalletService({
    chains: [toTestChain(1), toTestChain(137), toTestChain(11155111, unreachable, false)],
    accounts: [...testAccounts],
    appOrigin,
    walletOrigin,
    controlSecret,
    ...options,
    timings: {
      slowMs: 20,
      afterConnectMs: 5,
      windowGraceMs: 50,
      tabGraceMs: 20,
      ...options.timings,
    },
  })
  await service.listen({ host: '127.0.0.1', port: 0 })
  const { port } = service.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const front = await startControl(url)
  return {
    url,
    appOrigin,
    walletOrigin,
    control: front.control,
    openPage: (instance) => openPage({ url, appOrigin }, instance),
    stop: async () => {
      front.stop()
      await service.close()
    },
  }
}

/**
 * Starts a fake control API, which checks the token, adds the secret, and forwards the call to the
 * wallet's service.
 */
async function startControl(url: string) {
  const server = createServer(async (request, response) => {
    const path = request.url?.replace(/^\/wallet\//, '/control/')
    const isAllowed = request.headers.authorization === 'Bearer token'
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-control-secret': isAllowed ? controlSecret : '',
      },
      body: await text(request),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(await answer.text())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    control: createWalletControl({ controlUrl: `http://127.0.0.1:${port}`, token: 'token' }),
    stop: () => server.close(),
  }
}
