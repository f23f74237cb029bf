import { parseSignInMessage } from '@latchkey/core/sign-in'
import { signInStatement } from '@latchkey/product-api'
import { refuse } from '@latchkey/product-api/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { address, baseUrl, createFakeServer, memberSession } from '../testing/fakeServer.ts'
import { createProductClient } from './createProductClient.ts'
import { createProductSignIn } from './createProductSignIn.ts'

const nonce = 'aB3dE5gH7jK9mN1pQ3sT5v'
const issued = {
  nonce,
  expiresAt: '2030-01-15T10:10:00.000Z',
  serverTime: '2030-01-15T10:00:00.000Z',
}
const started: ReturnType<typeof createFakeServer>[] = []

function start(...parameters: Parameters<typeof createFakeServer>) {
  const fake = createFakeServer(...parameters)
  fake.server.listen({ onUnhandledFrame: 'error' })
  started.push(fake)
  const product = createProductClient({ baseUrl, fetch })
  const onBanned = vi.fn(async () => {})
  const signIn = createProductSignIn({ product, location: new URL(baseUrl), onBanned })
  return { ...fake, product, signIn, onBanned }
}

afterEach(() => {
  for (const { server } of started.splice(0)) server.close()
})

const account = { accountAddress: address, chainId: 'eip155:1' } as const

test('default: the message contains page, statement, and the server’s nonce and time', async () => {
  const { signIn } = start({}, { createNonce: () => issued })
  const message = await signIn.createMessage(account)
  expect(parseSignInMessage(message.toString())).toMatchObject({
    accountAddress: address,
    chainId: 'eip155:1',
    domain: 'localhost:3000',
    uri: 'http://localhost:3000',
    statement: signInStatement,
    nonce,
    issuedAt: issued.serverTime,
  })
})

test('behavior: the server verifies the signed text, and the client adopts its session', async () => {
  const sent: object[] = []
  const { signIn, product } = start(
    {},
    {
      createNonce: () => issued,
      verifySignIn(input) {
        sent.push(input)
        return { session: memberSession, csrfToken: 'next' }
      },
    },
  )
  const data = await signIn.createMessage(account)
  await signIn.addSession({ data, message: data.toString(), signature: '0xabcd' })
  expect(sent).toEqual([{ message: data.toString(), signature: '0xabcd' }])
  const { queryKey } = product.queries.session
  expect(product.queryClient.getQueryData(queryKey)).toMatchObject({
    session: memberSession,
    csrfToken: 'next',
  })
})

test('error: a refused signature throws the refusal and creates no session', async () => {
  const { signIn, product } = start(
    {},
    { createNonce: () => issued, verifySignIn: () => ({ refusal: 'invalid_signature' }) },
  )
  const data = await signIn.createMessage(account)
  const adding = signIn.addSession({ data, message: data.toString(), signature: '0xabcd' })
  await expect(adding).rejects.toMatchObject({ code: 'invalid_signature' })
  expect((await product.readSession()).session).toBeNull()
})

test('error: an unreachable chain is a transport failure, so the kit keeps the wallet', async () => {
  const { signIn } = start(
    {},
    { createNonce: () => issued, verifySignIn: () => ({ refusal: 'chain_unreachable' }) },
  )
  const data = await signIn.createMessage(account)
  const adding = signIn.addSession({ data, message: data.toString(), signature: '0xabcd' })
  await expect(adding).rejects.toMatchObject({ code: 'unreachable' })
})

test('K-SIWX-03: a session of an address is valid on every network of its namespace', async () => {
  const { signIn } = start({ session: memberSession })
  await expect(signIn.getSessions('eip155:1', address.toLowerCase())).resolves.toHaveLength(1)
  await expect(signIn.getSessions('eip155:137', address)).resolves.toHaveLength(1)
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  await expect(signIn.getSessions(solana, address)).resolves.toEqual([])
  await expect(signIn.getSessions('eip155:1', `0x${'0'.repeat(40)}`)).resolves.toEqual([])
})

test('behavior: an empty list of sessions signs out', async () => {
  const { signIn, product, state } = start({ session: memberSession })
  await product.readSession()
  await signIn.setSessions([])
  expect(state.calls).toEqual(['signOut {}'])
})

test.each(['eip155:1', 'eip155:137'] as const)(
  'K-SIWX-09: leaving on %s revokes the session of the address',
  async (chainId) => {
    const { signIn, product, state } = start({ session: memberSession })
    await product.readSession()
    await signIn.revokeSession(chainId, address)
    expect(state.calls).toEqual([`signOut {"address":"${address}","chainId":"eip155:1"}`])
  },
)

test.each([
  ['banned', 1],
  ['invalid_signature', 0],
] as const)(
  'error: for %s the page is notified %i times, and the kit in any case',
  async (code, times) => {
    const details = { until: '2030-02-01T10:00:00.000Z', reason: 'Two accounts' }
    const { signIn, onBanned } = start(
      {},
      { createNonce: () => issued, verifySignIn: () => refuse(code, details) },
    )
    const data = await signIn.createMessage(account)
    const adding = signIn.addSession({ data, message: data.toString(), signature: '0xabcd' })
    await expect(adding).rejects.toMatchObject({ code })
    expect(onBanned).toHaveBeenCalledTimes(times)
    if (times > 0) expect(onBanned).toHaveBeenCalledWith(expect.objectContaining(details))
  },
)
