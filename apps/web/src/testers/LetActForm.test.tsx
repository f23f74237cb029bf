import {
  activateSmartSession,
  createSmartSession,
  getSmartSessions,
} from '@latchkey/blockchain-api'
import { mockEndpoint } from '@latchkey/blockchain-api/testing'
import { ConnectionRejectedError, FeatureNotSupportedError } from '@latchkey/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { address } from '../testing/fakeServer.ts'
import { openProfileTest } from '../testing/openProfileTest.tsx'

let end = () => {}

afterEach(() => end())

type Grant = (request: Readonly<Record<string, unknown>>) => Promise<unknown>

/**
 * Renders the testers' screen with a wallet that answers permission requests with
 * `grantPermissions`. The fake blockchain API stores the granted permissions if `keeps` is set.
 */
async function show(grantPermissions: Grant | undefined, { keeps = true } = {}) {
  const { shown } = await openProfileTest(async () => undefined)
  end = shown.end
  const options = { baseUrl: 'http://api.latchkey.localhost:4100' }
  const pci = '6f2d1f0e-2c1c-4c52-9d15-0a4b7f5f8f10'
  const key = { type: 'secp256k1', publicKey: '0x04ab' }
  shown.server.use(
    mockEndpoint(
      activateSmartSession,
      () => new Response(null, { status: keeps ? 200 : 503 }),
      options,
    ),
    mockEndpoint(createSmartSession, () => ({ pci, key }), options),
    mockEndpoint(getSmartSessions, () => ({ pcis: [] }), options),
  )
  const wallet = shown.app.kit.wallets.get('eip155/own')
  const features = { ethereum: grantPermissions ? { grantPermissions } : {} }
  shown.app.kit.wallets.set('eip155/own', { ...wallet, features } as never)
  await userEvent.click(screen.getByRole('button', { name: 'Grant permission' }))
}

const seeResult = (text: RegExp) =>
  waitFor(() => expect(screen.getByTestId('act-result').textContent).toMatch(text))

test('default: a fresh key may spend a little native currency every day for a week', async () => {
  const asked: Readonly<Record<string, unknown>>[] = []
  const week = 7 * 86_400
  const now = Math.floor(Date.now() / 1_000)
  await show(async (request) => {
    asked.push(request)
    return { ...request, context: '0xfeed' }
  })
  await seeResult(/^Granted until .+\. Your account lists it and can revoke it\.$/)
  const publicKey = expect.stringMatching(/^0x04[\da-f]{128}$/)
  const start = expect.any(Number)
  const data = { allowance: '0x2386f26fc10000', start, period: 86_400 }
  expect(asked).toEqual([
    {
      chainId: '0x1',
      address,
      expiry: expect.any(Number),
      signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
      permissions: [{ type: 'native-token-recurring-allowance', data }],
      policies: [],
    },
  ])
  const lasting = Number(asked[0]?.['expiry']) - now
  expect(lasting - week).toBeGreaterThanOrEqual(0)
  expect(lasting - week).toBeLessThan(60)
})

test('behavior: while the wallet prompts, the form asks the user to act there', async () => {
  await show(() => new Promise(() => {}))
  await seeResult(/^Approve in your wallet$/)
})

test('error: a rejection by the user shows as a rejection', async () => {
  await show(() => Promise.reject(new ConnectionRejectedError({ connectorId: 'own' })))
  await seeResult(/^You declined\./)
})

test('error: without a permission method, the form names wallets that have one', async () => {
  await show(undefined)
  await seeResult(/^This account cannot .* A smart account can: log in with email/)
})

test('error: a wallet that refuses the method on request shows the same text', async () => {
  await show(() =>
    Promise.reject(new FeatureNotSupportedError({ feature: 'wallet_grantPermissions' })),
  )
  await seeResult(/^This account cannot/)
})

test('error: a granted permission that the service did not store shows an error', async () => {
  await show(async (request) => ({ ...request, context: '0xfeed' }), { keeps: false })
  await seeResult(/^Granted, but not listed yet\./)
})
