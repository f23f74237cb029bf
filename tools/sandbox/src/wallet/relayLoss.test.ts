import { type RunningWallet, startWallet, testAccounts } from '@latchkey/sandbox-wallet/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestRelay, type TestRelay, testProjectId } from '../relay/testing/startTestRelay.ts'
import { type Dapp, startDapp } from './testing/startDapp.ts'

const [mira, jonas] = testAccounts
const slowMs = 40_000
const state: { relay?: TestRelay; wallet?: RunningWallet; dapp?: Dapp } = {}

beforeAll(async () => {
  const relay = await startTestRelay()
  const options = { relayUrl: relay.url, projectId: testProjectId }
  const wallet = await startWallet({ walletConnect: options })
  Object.assign(state, { relay, wallet, dapp: await startDapp(options) })
})
afterAll(async () => {
  await state.dapp?.stop()
  await state.wallet?.stop()
  await state.relay?.stop()
})

test(
  'after the relay returns, the session works, and changes made meanwhile arrive',
  async () => {
    const { relay, wallet, dapp } = state
    if (!relay || !wallet || !dapp) throw new Error('not started')
    const [instance, { control }] = ['wallet-loss', wallet]
    await control.setPersonas({ instance, personas: 'auto' })
    const { uri = '', approval } = await dapp.client.connect({
      optionalNamespaces: {
        eip155: {
          chains: ['eip155:1'],
          methods: ['personal_sign'],
          events: ['accountsChanged'],
        },
      },
    })
    await control.pair({ instance, uri })
    const { topic } = await approval()
    const changed = new Promise<unknown>((resolve) => {
      dapp.client.on('session_event', ({ params }) => resolve(params.event.data))
    })
    await relay.stop()
    await control.selectAccount({ instance, address: jonas.address })
    await relay.start()
    expect(await changed).toEqual([jonas.address, mira.address])
    const signature = await dapp.client.request<string>({
      topic,
      chainId: 'eip155:1',
      request: { method: 'personal_sign', params: ['0x00', jonas.address] },
    })
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
  },
  slowMs,
)
