import { type RunningWallet, startWallet, testAccounts } from '@latchkey/sandbox-wallet/testing'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestRelay, type TestRelay, testProjectId } from '../relay/testing/startTestRelay.ts'
import { type Dapp, startDapp } from './testing/startDapp.ts'

const [mira] = testAccounts
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

async function startSignIn(instance: string) {
  const { wallet, dapp } = state
  if (!wallet || !dapp) throw new Error('not started')
  await wallet.control.setPersonas({ instance, personas: 'approves' })
  const { uri = '', response } = await dapp.client.authenticate({
    chains: ['eip155:1', 'eip155:137'],
    domain: 'app.latchkey.localhost',
    uri: 'http://app.latchkey.localhost/login',
    nonce: 'abcdef1234567890',
    statement: 'Sign in to Latchkey.',
    methods: ['personal_sign', 'eth_sendTransaction'],
  })
  const answered = response()
  answered.catch(() => undefined)
  await wallet.control.pair({ instance, uri })
  const request = await wallet.control.waitForRequest({ instance, kind: 'sign-in' })
  return { control: wallet.control, client: dapp.client, request, answered }
}

test('one approval signs the text that was shown and makes the session', async () => {
  const { control, client, request, answered } = await startSignIn('wallet-in')
  const { prompt } = request
  const message = 'message' in prompt ? prompt.message : ''
  expect(message).toContain(
    'app.latchkey.localhost wants you to sign in with your Ethereum account',
  )
  await control.answer({ id: request.id, approve: true })
  const { auths = [], session } = await answered
  const [cacao] = auths
  expect(auths).toHaveLength(1)
  expect(cacao?.p.iss).toBe(`did:pkh:eip155:1:${mira.address}`)
  const signature = cacao?.s.s as `0x${string}`
  expect(await verifyMessage({ address: mira.address, message, signature })).toBe(true)
  expect(session?.namespaces['eip155']?.accounts).toEqual([
    `eip155:1:${mira.address}`,
    `eip155:137:${mira.address}`,
  ])
  const answer = await client
    .request({
      topic: session?.topic ?? '',
      chainId: 'eip155:137',
      request: { method: 'eth_accounts', params: [] },
    })
    .catch((error: { message: string }) => error.message)
  // The session allows two other methods, so `eth_accounts` is rejected.
  expect(answer).toMatch(/Missing or invalid/)
})

test('a refusal reaches the app and opens no session', async () => {
  const { control, request, answered } = await startSignIn('wallet-no')
  await control.answer({ id: request.id, approve: false })
  await expect(answered).rejects.toBe('User rejected.')
  expect(await control.getSessions({ instance: 'wallet-no' })).toEqual([])
})
