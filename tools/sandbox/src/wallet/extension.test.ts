import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { giveWallet, launchExtension } from '@latchkey/sandbox-wallet/driver'
import { type RunningWallet, startWallet, testAccounts } from '@latchkey/sandbox-wallet/testing'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFaults } from '../gateway/createFaults.ts'
import { createGateway } from '../gateway/createGateway.ts'
import type { Site, Target } from '../gateway/Route.ts'
import { closeServer, listen } from '../http/listen.ts'
import { findFreePorts } from '../processes/findFreePorts.ts'

const executablePath = process.env['LATCHKEY_CHROMIUM'] ?? '/usr/bin/chromium'
const slowMs = 60_000
const [mira] = testAccounts

type Browser = Awaited<ReturnType<typeof launch>>
const state: { servers: Server[]; wallet?: RunningWallet; browser?: Browser; origin: string } = {
  servers: [],
  origin: '',
}

const launch = (appOrigin: string, walletOrigin: string) =>
  launchExtension({ chromium, executablePath, appOrigin, walletOrigin })

/**
 * HTML of a page whose first script requests EIP-6963 announcements and records the wallets that
 * answer.
 */
const page = `<!doctype html><title>App</title><script>
window.found = []
addEventListener('eip6963:announceProvider', (event) => window.found.push(event.detail))
dispatchEvent(new Event('eip6963:requestProvider'))
</script>`

async function open(server: Server, port = 0): Promise<number> {
  state.servers.push(server)
  return listen(server, { port, variable: 'X' })
}

/**
 * Starts a site as the sandbox's gateway serves it: the app's pages with an added script, and the
 * wallet below one path.
 */
async function startSite(wallet: RunningWallet, port: number): Promise<void> {
  const toTarget = (ownPort: number): Target => ({ port: ownPort, getState: () => 'running' })
  const app = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(page)
  })
  const appTarget = toTarget(await open(app))
  const walletTarget = toTarget(Number(new URL(wallet.url).port))
  const site: Site = {
    name: 'app',
    getRoute: (path) =>
      path.startsWith('/__sandbox/')
        ? { target: walletTarget, faultsOf: 'wallet' }
        : { target: appTarget, faultsOf: 'app', addScript: '/__sandbox/wallet.js' },
  }
  const faults = createFaults(Math.random)
  await open(createGateway({ port, sites: [site], faults }).server, port)
}

beforeAll(async () => {
  const [port = 0] = await findFreePorts(1)
  const origin = `http://app.latchkey.localhost:${port}`
  const walletOrigin = `http://wallet.latchkey.localhost:${port}`
  const wallet = await startWallet({ appOrigin: origin, walletOrigin })
  await startSite(wallet, port)
  Object.assign(state, { wallet, origin, browser: await launch(origin, walletOrigin) })
}, slowMs)
afterAll(async () => {
  await state.browser?.stop()
  await Promise.all(state.servers.map(closeServer))
  await state.wallet?.stop()
}, slowMs)

type Announced = {
  readonly info: { readonly name: string; readonly rdns: string }
  readonly provider: { readonly request: (args: { method: string }) => Promise<unknown> }
}
type AppWindow = { readonly found: readonly Announced[] }

test.runIf(existsSync(executablePath))(
  'a page finds the extension before its first script is done, once, and connects with it',
  async () => {
    const { browser, wallet, origin } = state
    if (!browser || !wallet) throw new Error('not started')
    const { context } = browser
    await giveWallet(context, { control: wallet.control, appUrl: origin, personas: 'auto' })
    const tab = await context.newPage()
    await tab.goto(origin)
    const names = await tab.evaluate(() =>
      (window as unknown as AppWindow).found.map(({ info }) => [info.name, info.rdns]),
    )
    // The extension's wallet is listed once, so the gateway's script has noticed that it is
    // present.
    expect(names).toEqual([['Sandbox Wallet', 'localhost.latchkey.wallet']])
    const accounts = await tab.evaluate(() =>
      (window as unknown as AppWindow).found[0]?.provider.request({
        method: 'eth_requestAccounts',
      }),
    )
    expect(accounts).toEqual([mira.address])
  },
  slowMs,
)

test.runIf(existsSync(executablePath))(
  'pages of other sites do not get the wallet',
  async () => {
    if (!state.browser) throw new Error('not started')
    const tab = await state.browser.context.newPage()
    const url = new URL(state.origin)
    await tab.goto(`http://127.0.0.1:${url.port}/`)
    expect(
      await tab.evaluate(() => Object.getOwnPropertySymbols(window).map(String)),
    ).not.toContain('Symbol(sandbox-wallet.extension)')
  },
  slowMs,
)
