import {
  activateSmartSession,
  createSmartSession,
  getReasons,
  getSmartSessionContext,
  getSmartSessions,
  revokeSmartSession,
  signForSmartSession,
  toRevocationText,
} from '@latchkey/blockchain-api'
import type { OpenDatabase } from '@latchkey/service'
import { openTestDatabase } from '@latchkey/service/testing'
import { concatHex, encodeAbiParameters, encodeFunctionData, type Hex, parseAbi, toHex } from 'viem'
import { entryPoint07Address, getUserOperationHash } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount, publicKeyToAddress } from 'viem/accounts'
import { verifyMessage } from 'viem/utils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
import { smartSessions } from '../db/schema.ts'
import { createGrant } from '../testing/createGrant.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'

const mira = privateKeyToAccount(generatePrivateKey())
const jonas = privateKeyToAccount(generatePrivateKey())
const account = `eip155:1:${mira.address}` as const
const game = `0x${'9a'.repeat(20)}` as const
const signer = { type: 'keys', data: { keys: [] } }
const permissions = [
  { type: 'contract-call', data: { address: game } },
  { type: 'native-token-recurring-allowance', data: { allowance: '0x64', start: 1, period: 1 } },
]

let open: OpenDatabase<typeof tables.schema>
let server: TestServer
const environment = { SESSION_SECRET: Buffer.alloc(32, 7).toString('base64') }

beforeAll(async () => {
  open = await openTestDatabase(tables)
}, 60_000)
afterAll(() => open.close())
beforeEach(async () => {
  await open.db.execute(`truncate smart_sessions`)
  server = await createTestServer({
    db: open.db,
    rpcUrl: 'http://127.0.0.1:9',
    environment,
  })
})

const nowSeconds = () => Math.floor(server.clock.now() / 1_000)

const begin = (fields: object = {}) =>
  server.client.call(createSmartSession, {
    account,
    expiry: nowSeconds() + 60,
    signer,
    permissions,
    policies: [],
    v: '2',
    ...fields,
  })
const activate = async (pci: string, fields: object = {}) => {
  const grant = await createGrant({ pci, signer: mira })
  const granted = { expiry: nowSeconds() + 60, signer, permissions, policies: [], ...grant }
  return server.client.call(activateSmartSession, { account, pci, ...granted, ...fields })
}
const list = () => server.client.call(getSmartSessions, { account })
const revoke = async (pci: string, by = mira) => {
  const signature = await by.signMessage({ message: toRevocationText(account, pci) })
  return server.client.call(revokeSmartSession, { account, pci, signature })
}

/** Awaits a call that must fail, and returns status and field of its error. */
async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  return [status, getReasons(error)[0]?.field]
}

test('default: a session is begun, activated and listed', async () => {
  const { pci, key } = await begin()
  expect(key.publicKey).toHaveLength(132)
  const readContext = () => server.client.call(getSmartSessionContext, { account, pci })
  expect(await readContext()).toEqual({ context: null })
  expect(await activate(pci)).toEqual({ success: true })
  const { context } = await createGrant({ pci, signer: mira })
  expect(await readContext()).toEqual({ context })
  expect(await list()).toEqual([
    {
      project: { id: 'project-1', name: 'project-1', url: null, iconUrl: null },
      pci,
      expiry: nowSeconds() + 60,
      createdAt: nowSeconds(),
      permissions,
      policies: [],
      context,
      revokedAt: null,
    },
  ])
})

test('behavior: a session has the name of its project, if it is configured', async () => {
  const named = await createTestServer({
    db: open.db,
    rpcUrl: 'http://127.0.0.1:9',
    environment: { ...environment, PROJECT_NAMES: '{"project-1":"Harbor Racing"}' },
  })
  await activate((await begin()).pci)
  const [session] = await named.client.call(getSmartSessions, { account })
  expect(session?.project).toMatchObject({ id: 'project-1', name: 'Harbor Racing' })
})

test('behavior: the account may be written in any case, and the key is hex of hex without v=2', async () => {
  const { key, pci } = await begin({ account: account.toLowerCase(), v: undefined })
  expect(key.publicKey).toHaveLength(262)
  await activate(pci)
  expect(await list()).toHaveLength(1)
})

test('behavior: only the signature of its account ends a session, for good', async () => {
  const { pci } = await begin()
  await activate(pci)
  // The key does not fit the signature, so only a contract could accept it, and the node is down.
  expect(await refusalOf(revoke(pci, jonas))).toEqual([503, 'chainId'])
  expect((await list())[0]?.revokedAt).toBe(null)

  const other = await begin()
  const signature = await mira.signMessage({ message: toRevocationText(account, other.pci) })
  const moved = server.client.call(revokeSmartSession, { account, pci, signature })
  expect(await refusalOf(moved)).toEqual([503, 'chainId'])

  expect(await revoke(pci)).toEqual({ success: true })
  const ended = nowSeconds()
  server.clock.advance(5_000)
  expect(await revoke(pci)).toEqual({ success: true })
  expect((await list()).find((each) => each.pci === pci)?.revokedAt).toBe(ended)
  expect(await refusalOf(activate(pci))).toEqual([400, 'pci'])
})

test('behavior: a grant that is handed over twice, since no answer came, is kept once', async () => {
  const { pci } = await begin()
  await activate(pci)
  expect(await activate(pci)).toEqual({ success: true })
  expect(await list()).toMatchObject([{ pci }])
  const another = await createGrant({ pci: 'another', signer: mira })
  expect(await refusalOf(activate(pci, another))).toEqual([400, 'pci'])
})

test('error: an unknown, ended, active or foreign session is rejected', async () => {
  const { pci } = await begin()
  const foreign = { account: `eip155:1:${jonas.address}` }
  expect(await refusalOf(activate(pci, foreign))).toEqual([400, 'pci'])
  await activate(pci)
  expect(await refusalOf(activate(pci, { permissions: [] }))).toEqual([400, 'pci'])
  expect(await refusalOf(begin({ expiry: nowSeconds() }))).toEqual([400, 'pci'])
  expect(await refusalOf(begin({ account: `eip155:5:${mira.address}` }))).toEqual([400, 'chainId'])
  expect(await refusalOf(begin({ account: 'eip155:1:mira' }))).toEqual([400, 'address'])
  const shape = await server.app.inject({
    method: 'POST',
    url: `/v1/sessions/${account}?projectId=project-1`,
    payload: {},
  })
  expect([shape.statusCode, shape.headers['content-type']]).toEqual([
    422,
    'text/plain; charset=utf-8',
  ])
  const stranger = await server.app.inject(`/v1/sessions/${account}?projectId=other`)
  expect(stranger.statusCode).toBe(401)
})

test('behavior: an account has 255 live sessions at most', async () => {
  await activate((await begin()).pci)
  const [row] = await open.db.select().from(smartSessions)
  if (!row) throw new RangeError('No session')
  const others = Array.from({ length: 254 }, () => ({
    ...row,
    ...{ pci: crypto.randomUUID(), delegation: null },
  }))
  await open.db.insert(smartSessions).values(others)
  expect(await refusalOf(begin())).toEqual([400, 'address'])
  expect(await list()).toHaveLength(255)
  server.clock.advance(60_000)
  await activate((await begin()).pci)
  const sessions = await list()
  expect(sessions).toHaveLength(255)
  expect(sessions[0]?.createdAt).toBe(nowSeconds())
})

test('S-144b: sessions without a grant are neither listed nor counted', async () => {
  const { pci } = await begin()
  const [row] = await open.db.select().from(smartSessions)
  if (!row) throw new RangeError('No session')
  const others = Array.from({ length: 254 }, () => ({
    ...row,
    ...{ pci: crypto.randomUUID(), delegation: null },
  }))
  await open.db.insert(smartSessions).values(others)
  expect(await list()).toEqual([])
  const { pci: own } = await begin()
  await activate(own)
  expect(await list()).toMatchObject([{ pci: own }])
  expect(pci).not.toBe(own)
})

test('S-144b: a stranger activates no session that the account did not sign', async () => {
  const { pci } = await begin()
  const delegator = mira.address
  const byStranger = await createGrant({ pci, signer: jonas, delegator })
  // The key does not fit the signature, so only a contract could accept it, and the node is down.
  expect(await refusalOf(activate(pci, byStranger))).toEqual([503, 'chainId'])
  const ofStranger = await createGrant({ pci, signer: jonas })
  expect(await refusalOf(activate(pci, ofStranger))).toEqual([400, 'context'])
  expect(await refusalOf(activate(pci, { context: '0xc0ffee' }))).toEqual([400, 'context'])
  expect(await list()).toEqual([])
})

test('S-144b: a grant without the delegation manager is refused with its field', async () => {
  const { pci } = await begin()
  expect(await refusalOf(activate(pci, { signerMeta: undefined }))).toEqual([400, 'signerMeta'])
})

test('S-145: a delegation for another network activates no session', async () => {
  const { pci } = await begin()
  const elsewhere = await createGrant({ pci, signer: mira, chainId: 10 })
  expect(await refusalOf(activate(pci, elsewhere))).toEqual([503, 'chainId'])
})

test('S-144b: a public delegation is not activated again under other permissions', async () => {
  const own = await begin()
  await activate(own.pci)
  const [{ context } = {}] = await list()
  const { pci } = await begin()
  const invented = { permissions: [{ type: 'contract-call', data: { address: game } }] }
  const { signerMeta } = await createGrant({ pci, signer: mira })
  const again = activate(pci, { ...invented, signerMeta, context })
  expect(await refusalOf(again)).toEqual([400, 'context'])
  for (const fields of [{ copies: 2 }, { authority: `0x${'11'.repeat(32)}` as const }]) {
    const derived = await createGrant({ pci, signer: mira, ...fields })
    expect(await refusalOf(activate(pci, derived))).toEqual([400, 'context'])
  }
  expect(await list()).toMatchObject([{ pci: own.pci }])
})

test('S-144b: ended sessions of an account do not displace a live one', async () => {
  const { pci } = await begin()
  await activate(pci, { expiry: nowSeconds() + 1_000 })
  const [row] = await open.db.select().from(smartSessions)
  if (!row) throw new RangeError('No session')
  server.clock.advance(60_000)
  const createdAt = new Date(server.clock.now())
  const toEnded = (index: number) => ({
    ...{ ...row, pci: crypto.randomUUID(), delegation: null, createdAt },
    ...(index % 2 === 0 ? { expiry: nowSeconds() } : { revokedAt: createdAt }),
  })
  const ended = Array.from({ length: 520 }, (_, index) => toEnded(index))
  await open.db.insert(smartSessions).values(ended)
  const sessions = await list()
  expect([sessions.length, sessions[0]?.pci]).toEqual([255, pci])
})

test('S-144b: a session that no wallet grants within ten minutes is gone', async () => {
  const long = { expiry: nowSeconds() + 3_600 }
  const [late, granted] = [await begin(long), await begin(long)]
  await activate(granted.pci, long)
  server.clock.advance(599_999)
  const early = await begin(long)
  expect(await open.db.select().from(smartSessions)).toHaveLength(3)
  server.clock.advance(1)
  expect(await refusalOf(activate(late.pci, long))).toEqual([400, 'pci'])
  const left = await open.db.select({ pci: smartSessions.pci }).from(smartSessions)
  expect(left.map(({ pci }) => pci).toSorted()).toEqual([granted.pci, early.pci].toSorted())
})

test('S-144b: permissions and policies of a session have 64 kB at most', async () => {
  const toParts = (size: number) => {
    const part = (data: string) => ({ type: 'other', data })
    const empty = JSON.stringify([[part('')], [part('')]]).length
    return {
      permissions: [part('x'.repeat(1_000))],
      policies: [part('y'.repeat(size - empty - 1_000))],
    }
  }
  const { pci } = await begin(toParts(65_536))
  expect(await refusalOf(begin(toParts(65_537)))).toEqual([400, 'permissions'])
  expect(await refusalOf(activate(pci, toParts(65_537)))).toEqual([400, 'permissions'])
  expect(await activate(pci, toParts(65_536))).toEqual({ success: true })
})

test('S-144b: an address creates thirty sessions a minute for a project', async () => {
  for (let index = 0; index < 30; index += 1) await begin()
  const refused = await server.app.inject({
    method: 'POST',
    url: `/v1/sessions/${account}?projectId=project-1`,
    payload: {},
  })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  const other = await server.app.inject({
    method: 'POST',
    url: `/v1/sessions/${account}?projectId=other`,
    payload: {},
  })
  expect(other.statusCode).toBe(401)
  expect(await list()).toEqual([])
})

type Call = { readonly to: Hex; readonly value?: bigint; readonly data?: Hex }

const executeAbi = parseAbi(['function execute(bytes32 mode, bytes executionCalldata)'])
const modes = { single: `0x${'00'.repeat(32)}`, batch: `0x01${'00'.repeat(31)}` } as const
const toExecute = (mode: Hex, data: Hex) =>
  encodeFunctionData({ abi: executeAbi, args: [mode, data] })
const encodeOne = ({ to, value = 0n, data = '0x' }: Call) =>
  toExecute(modes.single, concatHex([to, toHex(value, { size: 32 }), data]))
const encodeAll = (calls: readonly Call[]) =>
  toExecute(
    modes.batch,
    encodeAbiParameters(
      [
        {
          type: 'tuple[]',
          components: [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }],
        },
      ],
      [calls.map(({ to, value = 0n, data = '0x' }) => [to, value, data] as const)],
    ),
  )

const gas = {
  callGasLimit: '0x1',
  verificationGasLimit: '0x2',
  preVerificationGas: '0x3',
  maxFeePerGas: '0x4',
  maxPriorityFeePerGas: '0x5',
} as const
const sign = (pci: string, callData: Hex, sender: Hex = mira.address) =>
  server.client.call(signForSmartSession, {
    account,
    pci,
    userOp: { sender, nonce: '0x7', callData, ...gas },
  })

test('behavior: a permitted operation is signed by the session’s key over the operation’s hash', async () => {
  const { pci, key } = await begin()
  await activate(pci)
  const callData = encodeOne({ to: game, data: '0x01', value: 100n })
  const { signature } = await sign(pci, callData)
  const hash = getUserOperationHash({
    chainId: 1,
    entryPointAddress: entryPoint07Address,
    entryPointVersion: '0.7',
    userOperation: {
      sender: mira.address,
      nonce: 7n,
      callData,
      callGasLimit: 1n,
      verificationGasLimit: 2n,
      preVerificationGas: 3n,
      maxFeePerGas: 4n,
      maxPriorityFeePerGas: 5n,
      signature: '0x',
    },
  })
  const address = publicKeyToAddress(key.publicKey)
  expect(await verifyMessage({ address, message: { raw: hash }, signature })).toBe(true)
  const transfer = { to: jonas.address, value: 40n }
  await sign(pci, encodeAll([{ to: game, data: '0x02' }, transfer, transfer]))
})

test.each<[string, () => Hex]>([
  ['a contract that is not permitted', () => encodeOne({ to: jonas.address, data: '0x01' })],
  ['an empty call of one', () => encodeOne({ to: jonas.address })],
  ['more coins than the allowance', () => encodeOne({ to: game, value: 101n })],
  [
    'more coins in all',
    () =>
      encodeAll([
        { to: game, value: 60n },
        { to: game, data: '0x01', value: 41n },
      ]),
  ],
  ['one call of several', () => encodeAll([{ to: game }, { to: jonas.address, data: '0x01' }])],
  ['no call', () => encodeAll([])],
  ['a delegate call', () => toExecute(`0xff${'00'.repeat(31)}`, concatHex([game, '0x01']))],
  ['bytes of no call', () => '0x1234'],
  ['a call cut short', () => toExecute(modes.single, '0x9a9a')],
])('error: %s is not signed', async (_, toCallData) => {
  const { pci } = await begin()
  await activate(pci)
  expect(await refusalOf(sign(pci, toCallData()))).toEqual([401, ''])
})

test('error: another sender, unknown permissions, or an inactive or ended session: no signature', async () => {
  const allowed = encodeOne({ to: game, data: '0x01' })
  const { pci } = await begin()
  expect(await refusalOf(sign(pci, allowed))).toEqual([400, 'pci'])
  await activate(pci)
  expect(await refusalOf(sign(pci, allowed, jonas.address))).toEqual([401, ''])
  await revoke(pci)
  expect(await refusalOf(sign(pci, allowed))).toEqual([400, 'pci'])

  const odd = await begin()
  await activate(odd.pci, { permissions: [...permissions, { type: 'sudo', data: {} }] })
  expect(await refusalOf(sign(odd.pci, allowed))).toEqual([401, ''])
  const late = await begin()
  await activate(late.pci)
  server.clock.advance(60_000)
  expect(await refusalOf(sign(late.pci, allowed))).toEqual([400, 'pci'])
})
