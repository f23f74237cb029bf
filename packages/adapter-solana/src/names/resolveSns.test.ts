import { solanaDevnet } from '@latchkey/core/networks'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base16, base64 } from '@scure/base'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { clusterNetwork, fakeCluster } from '../testing/fakeCluster.ts'
import { testAddresses, toPublicKey } from '../testing/testKeys.ts'
import { favoriteProgram, findFavoriteKey, findNameKeys, nameProgram } from './nameKeys.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const [owner = '', friend = '', stranger = ''] = testAddresses
/** An address without a key: that of the `.sol` domain. */
const keyless = '58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx'
const zeros = new Uint8Array(32)

type Stored = { readonly program?: string; readonly data: Uint8Array }

/** Creates an account of the name service: header with its owner, then data. */
const named = (by: string, ...data: readonly Uint8Array[]): Stored => ({
  data: new Uint8Array([zeros, toPublicKey(by), zeros, ...data].flatMap((part) => [...part])),
})

/** Creates a record of version 1 for an address, signed by the owner of the name. */
function firstRecord(account: string, to: string, signer = 0): Stored {
  const bytes = new Uint8Array([...toPublicKey(to), ...toPublicKey(account)])
  const text = new TextEncoder().encode(base16.encode(bytes).toLowerCase())
  const key = new Uint8Array(32).fill(signer + 1)
  return named(stranger, toPublicKey(to), ed25519.sign(text, key))
}

type Second = {
  readonly by?: string
  readonly proofs?: readonly [number, number]
  readonly roa?: string
  readonly length?: number
}

/** Creates a record of version 2 for an address, proven by the owner of the name and the address. */
function secondRecord(
  to: string,
  { by = owner, proofs = [1, 1], roa = to, length = 32 }: Second = {},
) {
  const head = new Uint8Array([proofs[0], 0, proofs[1], 0, length, 0, 0, 0])
  return named(stranger, head, toPublicKey(by), toPublicKey(roa), toPublicKey(to))
}

type Given = {
  readonly name?: Stored
  readonly v1?: Stored
  readonly v2?: Stored
  readonly favorite?: Stored
}

const keys = await findNameKeys(['mira'])

/** Resolves `mira.sol` on a cluster with these accounts. */
async function resolve({ name, v1, v2, favorite }: Given, typed = 'mira.sol', to = owner) {
  const accounts: Readonly<Record<string, Stored | undefined>> = {
    ...{ [keys.name]: name, [keys.records.v1]: v1, [keys.records.v2]: v2 },
    [await findFavoriteKey(to as Parameters<typeof findFavoriteKey>[0])]: favorite,
  }
  const { handler } = fakeCluster({
    getMultipleAccounts: (wanted) => ({
      value: (wanted as readonly string[]).map((key) => {
        const { program = nameProgram, data } = accounts[key] ?? {}
        return data ? { owner: program, data: [base64.encode(data), 'base64'] } : null
      }),
    }),
  })
  server.use(handler)
  const lookup = { name: typed, network: solanaDevnet, registry: clusterNetwork }
  return createAdapter({ networks: [solanaDevnet] }).resolveName?.(lookup)
}

test('K-WORLD-15c: the accounts of names derive as published by the name service', async () => {
  expect((await findNameKeys(['bonfida'])).name).toBe(
    'Crf8hzfthWGbGbLTVCiqRqV5MVnbpHB1L9KQMd6gsinb',
  )
  const subdomain = await findNameKeys(['dex', 'bonfida'])
  expect(subdomain.name).toBe('HoFfFXqFHAC8RP3duuQNzag1ieUwJRBv1HtRNiWFq4Qu')
})

test.each(['mira.sol', 'Mira.SOL'])(
  'K-WORLD-15c, K-SEND-05: %s resolves to its owner',
  async (typed) => {
    const found = { name: 'mira.sol', address: owner, isPrimary: false }
    expect(await resolve({ name: named(owner) }, typed)).toEqual(found)
  },
)

test.each<[string, Given, string]>([
  ['an unknown name', {}, 'unknown'],
  ['an account of another program', { name: { ...named(owner), program: stranger } }, 'unknown'],
  ['an account that is too short', { name: { data: new Uint8Array(95) } }, 'unknown'],
  [
    'a name that a token owns',
    { name: named(keyless), v2: secondRecord(friend, { by: keyless }) },
    'wrapped',
  ],
])('K-WORLD-15c: %s has a fault: %s', async (_, given, fault) => {
  expect(await resolve(given)).toBe(fault)
})

test.each([
  ['.sol', 'invalid'],
  ['mi ra.sol', 'invalid'],
  ['a.b.mira.sol', 'invalid'],
  [`${'m'.repeat(64)}.sol`, 'invalid'],
  ['mir\u0430.sol', 'lookAlike'],
  ['mira\u200d.sol', 'lookAlike'],
  ['\u{1f98a}.sol', 'unknown'],
  ['\u{1f469}\u200d\u{1f680}.sol', 'unknown'],
  [`${'m'.repeat(63)}.sol`, 'unknown'],
  ['a.mira.sol', 'unknown'],
])('K-WORLD-15c: %s is %s', async (name, fault) => {
  expect(await resolve({}, name)).toBe(fault)
})

const signed = firstRecord(keys.records.v1, friend)
const short: Stored = { data: signed.data.subarray(0, -1) }

test.each<[string, Given, string]>([
  ['a signed record of version 1', { v1: signed }, friend],
  ['a record that another key signed', { v1: firstRecord(keys.records.v1, friend, 1) }, owner],
  ['a record that was signed for another account', { v1: firstRecord(keys.name, friend) }, owner],
  ['a record without a whole signature', { v1: short }, owner],
  ['a record of another program', { v1: { ...signed, program: stranger } }, owner],
  ['a proven record of version 2', { v2: secondRecord(friend) }, friend],
  [
    'records of both versions',
    { v1: firstRecord(keys.records.v1, stranger), v2: secondRecord(friend) },
    friend,
  ],
  ['a record of an earlier owner', { v2: secondRecord(friend, { by: stranger }) }, owner],
  [
    'a record without the proof of the owner',
    { v2: secondRecord(friend, { proofs: [0, 1] }) },
    owner,
  ],
  ['a record without data', { v2: named(owner) }, owner],
])(
  'K-WORLD-15c: %s decides the address as the name service specifies',
  async (_, given, address) => {
    expect(await resolve({ name: named(owner), ...given })).toMatchObject({ address })
  },
)

test.each<[string, Stored]>([
  ['the proof of the address', secondRecord(friend, { proofs: [1, 0] })],
  ['a proof by the address itself', secondRecord(friend, { roa: stranger })],
  ['32 bytes of content', secondRecord(friend, { length: 31 })],
  ['whole content', { data: secondRecord(friend).data.subarray(0, -1) }],
])('K-WORLD-15c: a record of the owner without %s prevents the look-up', async (_, v2) => {
  expect(await resolve({ name: named(owner), v2 })).toBe('noAddress')
})

test.each<[string, Stored, boolean]>([
  [
    'the name',
    { program: favoriteProgram, data: new Uint8Array([1, ...toPublicKey(keys.name)]) },
    true,
  ],
  [
    'another name',
    { program: favoriteProgram, data: new Uint8Array([1, ...toPublicKey(keys.records.v1)]) },
    false,
  ],
  ['the name in another program', { data: new Uint8Array([1, ...toPublicKey(keys.name)]) }, false],
  ['nothing', { program: favoriteProgram, data: new Uint8Array([0]) }, false],
])('K-WORLD-15c: an account that has chosen %s is shown so: %s', async (_, favorite, isPrimary) => {
  expect(await resolve({ name: named(owner), favorite })).toMatchObject({ isPrimary })
  const paid = await resolve({ name: named(owner), v1: signed, favorite }, 'mira.sol', friend)
  expect(paid).toMatchObject({ address: friend, isPrimary })
})

test.each<[string, unknown]>([
  ['without every account', [null]],
  ['with data that is no base64', [{ owner: nameProgram, data: ['*', 'base64'] }, null, null]],
])('K-WORLD-15c: an answer %s is an error', async (_, value) => {
  server.use(fakeCluster({ getMultipleAccounts: () => ({ value }) }).handler)
  const lookup = { name: 'mira.sol', network: solanaDevnet, registry: clusterNetwork }
  const looking = createAdapter({ networks: [solanaDevnet] }).resolveName?.(lookup)
  await expect(looking).rejects.toMatchObject({ code: 'invalid_answer' })
})
