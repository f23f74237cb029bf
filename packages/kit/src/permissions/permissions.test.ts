import { FeatureNotSupportedError } from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { getShownPage } from '@latchkey/modal'
import { expect, test } from 'vitest'
import type { Kit } from '../kit/Kit.ts'
import type { StoragePort } from '../kit/ports.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { type GrantPermissionsParameters, grantPermissions } from './grantPermissions.ts'
import { isSmartSessionsOffered } from './isSmartSessionsOffered.ts'
import { type RevokePermissionsParameters, revokePermissions } from './revokePermissions.ts'
import { getSmartSessionState, smartSessionsQuery } from './smartSessionsQuery.ts'

const pci = '6f2d1f0e-2c1c-4c52-9d15-0a4b7f5f8f10'
const wanted: GrantPermissionsParameters = {
  expiry: 1_800_000_000,
  keys: [{ type: 'secp256k1', publicKey: '0x04cd' }],
  permissions: [{ type: 'contract-call', data: {} }],
}
const session: RevokePermissionsParameters['session'] = {
  pci,
  context: '0xfeed',
  permissions: [],
  expiry: 1_800_000_000,
}

type Given = {
  readonly fails?: string
  readonly wallet?: Parameters<typeof fakeWallet>[0]
  readonly on?: boolean
  readonly chains?: readonly string[]
  readonly storage?: StoragePort
  readonly onActivate?: (body: unknown) => void
}

function start({
  fails,
  wallet,
  on = true,
  chains = ['eip155:1'],
  storage,
  onActivate,
}: Given = {}) {
  const asked: string[] = []
  const failing = new Set([fails])
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { url, method } = request
    const { pathname } = new URL(url)
    if (pathname === '/v1/supported-chains' && !failing.has('support'))
      return Response.json({ http: chains, ws: [] })
    const call =
      decodeURIComponent(pathname).split('/')[4] ?? (method === 'GET' ? 'list' : 'create')
    asked.push(call)
    if (call === 'activate') onActivate?.(await request.json())
    if (failing.has(call)) return Response.json({}, { status: 400 })
    if (call === 'list') return Response.json({ pcis: [] })
    if (call !== 'create') return new Response(null)
    return Response.json({ pci, key: { type: 'secp256k1', publicKey: '0x04ab' } })
  }
  const kit = createTestKit({
    connected: fakeWallet({
      sign: () => '0xabcd',
      ethereum: { grantPermissions: async () => ({ context: '0xfeed' }) },
      ...wallet,
    }),
    blockchainApiUrl: 'https://api.example',
    features: { smartSessions: on },
    ports: { fetch, ...(storage && { storage }) },
  })
  return { kit, asked, failing }
}

test('error: no request is sent while smart sessions are off, or to a wallet without permissions', async () => {
  const off = start({ on: false })
  expect(isSmartSessionsOffered(off.kit)).toBe(false)
  const error = { code: new FeatureNotSupportedError({ feature: '' }).code }
  await expect(grantPermissions(off.kit, wanted)).rejects.toMatchObject(error)
  await expect(revokePermissions(off.kit, { session })).rejects.toMatchObject(error)
  const plain = start({ wallet: { ethereum: {} } })
  await expect(grantPermissions(plain.kit, wanted)).rejects.toMatchObject(error)
  expect([off.asked, plain.asked]).toEqual([[], []])
})

test('error: if the service does not create a session the wallet is not prompted', async () => {
  let granted = 0
  const grant = async () => {
    granted += 1
    return {}
  }
  const { kit } = start({ fails: 'create', wallet: { ethereum: { grantPermissions: grant } } })
  await expect(grantPermissions(kit, wanted)).rejects.toMatchObject({ status: 400 })
  expect(granted).toBe(0)
})

test('S-144b: the service gets the delegation manager and deployment data of the wallet’s grant', async () => {
  const bodies: unknown[] = []
  const proof = {
    signerMeta: { delegationManager: `0x${'d1'.repeat(20)}` },
    accountMeta: { factory: `0x${'fa'.repeat(20)}`, factoryData: '0x01' },
  }
  const grant = (answer: object) => {
    const { kit } = start({
      wallet: { ethereum: { grantPermissions: async () => ({ context: '0xfeed', ...answer }) } },
      onActivate: (body) => bodies.push(body),
    })
    return grantPermissions(kit, wanted)
  }
  await grant(proof)
  await grant({ signerMeta: { delegationManager: '0xd1' }, accountMeta: { factory: 7 } })
  expect(bodies).toEqual([
    expect.objectContaining({ context: '0xfeed', ...proof }),
    expect.not.objectContaining({ signerMeta: expect.anything() }),
  ])
  expect(bodies[1]).not.toHaveProperty('accountMeta')
})

test('error: a grant that the service does not list is still returned to the app', async () => {
  const { kit } = start({ fails: 'activate' })
  await expect(grantPermissions(kit, wanted)).rejects.toMatchObject({
    code: 'smart_session_not_kept',
    context: '0xfeed',
  })
  expect(getShownPage(kit.modal.getState())).toEqual({
    view: 'SmartSessionCreated',
    data: { listed: false },
  })
})

const account = 'eip155:1:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const look = (kit: Kit) =>
  smartSessionsQuery(kit, account).queryFn({ signal: new AbortController().signal })

test('behavior: a grant that the service refused is listed here after a reload, then sent again', async () => {
  const storage = createMemoryStorage()
  const first = start({ fails: 'activate', storage })
  await expect(grantPermissions(first.kit, wanted)).rejects.toThrow('couldn’t be listed')
  first.kit.test.stop()
  const { kit, asked, failing } = start({ fails: 'activate', storage })
  const { permissions, expiry } = wanted
  const waiting = { pci, context: '0xfeed', permissions, expiry, revokedAt: null }
  expect(await look(kit)).toMatchObject([{ ...waiting, project: { id: kit.config.projectId } }])
  failing.clear()
  asked.length = 0
  expect([await look(kit), await look(kit)]).toEqual([[], []])
  expect(asked).toEqual(['activate', 'list', 'list'])
})

test('error: a service that does not answer rejects instead of listing no sessions', async () => {
  const { kit, failing } = start({ fails: 'support' })
  await expect(look(kit)).rejects.toThrow()
  failing.clear()
  expect(await look(kit)).toEqual([])
  expect(await look(start({ chains: [] }).kit)).toEqual([])
})

test('behavior: ended and expired grants are not sent to the service', async () => {
  const { kit, asked } = start({ fails: 'activate' })
  const grant = () => grantPermissions(kit, wanted).catch(() => undefined)
  await grant()
  await revokePermissions(kit, { session })
  expect(await look(kit)).toEqual([])
  await grant()
  kit.test.clock.advance(wanted.expiry * 1_000 - kit.ports.now())
  asked.length = 0
  expect(await look(kit)).toEqual([])
  expect(asked).toEqual(['list'])
})

test("error: a wallet's answer without a context counts as no grant", async () => {
  const { kit, asked } = start({ wallet: { ethereum: { grantPermissions: async () => ({}) } } })
  await expect(grantPermissions(kit, wanted)).rejects.toMatchObject({
    name: 'FeatureNotSupportedError',
  })
  expect(asked).toEqual(['create'])
})

test('behavior: revoking rejects if the signature is not hex or no service accepts it', async () => {
  const odd = start({ wallet: { sign: () => 'signed' } })
  await expect(revokePermissions(odd.kit, { session })).rejects.toMatchObject({
    name: 'FeatureNotSupportedError',
  })
  const elsewhere = start({ chains: [] })
  await expect(revokePermissions(elsewhere.kit, { session })).rejects.toMatchObject({
    code: 'smart_session_not_revoked',
  })
  expect([odd.asked, elsewhere.asked]).toEqual([[], []])
})

test('behavior: a session without a context ends by the signature alone', async () => {
  const { kit, asked } = start()
  expect(await revokePermissions(kit, { session: { ...session, context: null } })).toEqual({
    takenBack: false,
  })
  expect(asked).toEqual(['revoke'])
})

test('behavior: revoked takes precedence over expired; the query key is the CAIP-10 account', () => {
  const { kit } = start()
  expect(getSmartSessionState({ expiry: 10, revokedAt: null }, 9_999)).toBe('active')
  expect(getSmartSessionState({ expiry: 10, revokedAt: null }, 10_000)).toBe('expired')
  expect(getSmartSessionState({ expiry: 10, revokedAt: 0 }, 20_000)).toBe('revoked')
  expect(smartSessionsQuery(kit, 'eip155:1:0xab').queryKey).toEqual([
    'smartSessions',
    'eip155:1:0xab',
  ])
})
