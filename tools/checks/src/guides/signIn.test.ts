import { rm } from 'node:fs/promises'
import { createMemoryStorage } from '@latchkey/core/testing'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { loadBlocks } from './loadBlocks.ts'

const origin = 'https://app.example'
const createAccount = () => privateKeyToAccount(generatePrivateKey())
const key = createAccount()
const toInput = ({ address }: typeof key) => ({ accountAddress: address, chainId: 'eip155:1' })

const folders: string[] = []
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** Answers JSON-RPC requests like a node of a chain that has no contracts. */
async function answerAsChain(options: RequestInit): Promise<Response> {
  const { id, method } = JSON.parse(String(options.body))
  return Response.json({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : '0x' })
}

/**
 * Connects the guide's server code to its page code: `fetch` of the page calls the server, and the
 * browser stores the server's cookie.
 */
async function wire() {
  vi.stubGlobal('location', new URL(`${origin}/`))
  vi.stubGlobal('localStorage', createMemoryStorage())
  const { folder, modules } = await loadBlocks('docs/guides/sign-in.md')
  folders.push(folder)
  const [page, server] = modules
  let cookie = ''
  vi.stubGlobal('fetch', async (address: string | Request, options: RequestInit = {}) => {
    if (typeof address !== 'string' || !address.startsWith('/')) return answerAsChain(options)
    const headers = { ...options.headers, cookie, origin }
    const asked = new Request(new URL(address, origin), { ...options, headers })
    const response: Response = await server.handle(asked)
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  })
  const { signIn } = page
  const add = async (account: typeof key) => {
    const data = await signIn.createMessage(toInput(account))
    const message = data.toString()
    await signIn.addSession({ data, message, signature: await account.signMessage({ message }) })
  }
  return { signIn, add }
}

test('K-SIWX-05: the two halves of the guide sign a person in, and out', async () => {
  const { signIn, add } = await wire()
  const second = createAccount()
  expect(await signIn.getSessions('eip155:1', key.address)).toEqual([])
  await add(key)
  await add(second)
  expect(await signIn.getSessions('eip155:1', key.address)).toHaveLength(1)
  expect(await signIn.getSessions('eip155:137', key.address)).toEqual([])
  await signIn.revokeSession('eip155:1', key.address)
  expect(await signIn.getSessions('eip155:1', key.address)).toEqual([])
  expect(await signIn.getSessions('eip155:1', second.address)).toHaveLength(1)
  await signIn.setSessions([])
  expect(await signIn.getSessions('eip155:1', second.address)).toEqual([])
})

test('S-80: the server of the guide takes a nonce once, whatever came of the first attempt', async () => {
  const { signIn } = await wire()
  const data = await signIn.createMessage(toInput(key))
  const message = data.toString()
  const wrong = { data, message, signature: await key.signMessage({ message: 'another text' }) }
  await expect(signIn.addSession(wrong)).rejects.toMatchObject({ code: 'sign_in_refused' })
  const right = { data, message, signature: await key.signMessage({ message }) }
  await expect(signIn.addSession(right)).rejects.toMatchObject({ code: 'sign_in_refused' })
  expect(await signIn.getSessions('eip155:1', key.address)).toEqual([])
})
