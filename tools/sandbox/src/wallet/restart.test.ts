import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pairWithUri } from '@latchkey/sandbox-wallet/driver'
import { startWallet, testAccounts } from '@latchkey/sandbox-wallet/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestRelay, type TestRelay, testProjectId } from '../relay/testing/startTestRelay.ts'
import { type Dapp, startDapp } from './testing/startDapp.ts'

const [mira] = testAccounts
const folder = mkdtempSync(join(tmpdir(), 'latchkey-sessions-'))
const state: { relay?: TestRelay; dapp?: Dapp } = {}

beforeAll(async () => {
  const relay = await startTestRelay()
  const dapp = await startDapp({ relayUrl: relay.url, projectId: testProjectId })
  Object.assign(state, { relay, dapp })
})
afterAll(async () => {
  await state.dapp?.stop()
  await state.relay?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const start = () =>
  startWallet({
    stateFile: join(folder, 'state.json'),
    walletConnect: {
      relayUrl: state.relay?.url ?? '',
      projectId: testProjectId,
      folder: join(folder, 'sessions'),
    },
  })

test('a session survives a restart, and pending requests are shown again', async () => {
  const { dapp } = state
  if (!dapp) throw new Error('not started')
  const [first, instance] = [await start(), 'wallet-restart']
  await first.control.setPersonas({ instance, personas: 'approves' })
  const { uri = '', approval } = await dapp.client.connect({
    optionalNamespaces: {
      eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] },
    },
  })
  const approved = approval()
  await pairWithUri({ control: first.control, uri, instance })
  const { topic } = await approved
  await first.stop()

  const asking = dapp.client.request<string>({
    topic,
    chainId: 'eip155:1',
    request: { method: 'personal_sign', params: ['0x00', mira.address] },
  })
  const second = await start()
  const request = await second.control.waitForRequest({ instance, kind: 'sign-message' })
  await second.control.answer({ id: request.id, approve: true })
  expect(await asking).toMatch(/^0x[0-9a-f]{130}$/)
  expect(await second.control.getSessions({ instance })).toMatchObject([{ topic }])

  const [file = ''] = readdirSync(join(folder, 'sessions'))
  expect(statSync(join(folder, 'sessions', file)).mode & 0o777).toBe(0o600)
  await second.control.reset({ instance })
  expect(readdirSync(join(folder, 'sessions'))).toEqual([])
  await second.stop()
})
