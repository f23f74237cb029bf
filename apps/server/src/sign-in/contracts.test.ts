import { createEthereumVerifier, findSigner } from '@latchkey/adapter-eip155/verify'
import { mainnet } from '@latchkey/core/networks'
import { listenLocally } from '@latchkey/service/testing'
import {
  concat,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  hashMessage,
  parseAbi,
  serializeErc6492Signature,
} from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import artifacts from '../testing/contracts/accounts.artifact.json' with { type: 'json' }
import { createTestKey } from '../testing/createTestKey.ts'
import { startAnvil } from '../testing/startAnvil.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 60_000 })

let anvil: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  anvil = await startAnvil()
}, 60_000)
afterAll(() => anvil.stop())

const message = 'play.example.test wants you to sign in'
const data = {
  chainId: 'eip155:1',
  domain: 'play.example.test',
  uri: 'https://play.example.test',
  version: '1',
  nonce: 'nonce0123456789',
  issuedAt: '2026-01-01T00:00:00.000Z',
} as const
const salt: Hex = `0x${'07'.repeat(32)}`
const zero = '0x0000000000000000000000000000000000000000'
const abi = parseAbi([
  'constructor(address owner, bool enabled)',
  'function create(address owner, bytes32 salt)',
  'function enable()',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])

function verify(address: string, signature: string, text = message) {
  return findSigner({
    address,
    caipNetworkId: 'eip155:1',
    message: text,
    signature,
    rpcUrls: [anvil.url],
  })
}

const accountCode = (owner: string, enabled: boolean) =>
  encodeDeployData({
    abi,
    bytecode: artifacts.OwnedAccount.bytecode as Hex,
    args: [owner as Hex, enabled],
  })

/** Computes the address of a smart account that is not deployed yet, and its deployment call. */
async function createCounterfactual(owner: string) {
  const factory = await anvil.deploy(artifacts.AccountFactory.bytecode as Hex)
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: factory,
    salt,
    bytecode: accountCode(owner, true),
  })
  const data = encodeFunctionData({ abi, functionName: 'create', args: [owner as Hex, salt] })
  const wrap = (signature: string) =>
    serializeErc6492Signature({ address: factory, data, signature: signature as Hex })
  return { address, wrap }
}

test('K-SIWX-11 (eip155), S-82: default: an address without code is verified by its key', async () => {
  const key = createTestKey()
  await expect(verify(key.address, await key.sign(message))).resolves.toBe('key')
  await expect(verify(key.address, await createTestKey().sign(message))).resolves.toBeUndefined()
})

test('K-SIWX-11 (eip155), S-82: ERC-1271: a deployed contract decides about the signature', async () => {
  const [owner, other] = [createTestKey(), createTestKey()]
  const address = await anvil.deploy(accountCode(owner.address, true))
  await expect(verify(address, await owner.sign(message))).resolves.toBe('contract')
  await expect(verify(address, await other.sign(message))).resolves.toBeUndefined()
  await expect(verify(address, await owner.sign(message), 'other')).resolves.toBeUndefined()
})

test('S-82: ERC-1271: a contract that reverts, or that is not an account, is rejected', async () => {
  const factory = await anvil.deploy(artifacts.AccountFactory.bytecode as Hex)
  const owner = createTestKey()
  const signature = await owner.sign(message)
  await expect(verify(factory, signature)).resolves.toBeUndefined()
  const account = await anvil.deploy(accountCode(owner.address, true))
  await expect(verify(account, '0x1234')).resolves.toBeUndefined()
})

test('K-SIWX-11 (eip155), S-82: ERC-6492: an undeployed account signs in and stays undeployed', async () => {
  const [owner, other] = [createTestKey(), createTestKey()]
  const { address, wrap } = await createCounterfactual(owner.address)
  await expect(verify(address, wrap(await owner.sign(message)))).resolves.toBe('contract')
  await expect(verify(address, wrap(await other.sign(message)))).resolves.toBeUndefined()
  await expect(anvil.client.getCode({ address })).resolves.toBeUndefined()
})

test('S-82: ERC-6492: a factory that creates another address is rejected', async () => {
  const owner = createTestKey()
  const { wrap } = await createCounterfactual(owner.address)
  const victim = createTestKey().address
  await expect(verify(victim, wrap(await owner.sign(message)))).resolves.toBeUndefined()
})

test('S-82: ERC-6492: a signature with the suffix never falls back to a key', async () => {
  const key = createTestKey()
  const wrapped = serializeErc6492Signature({
    address: zero,
    data: '0x',
    signature: (await key.sign(message)) as Hex,
  })
  await expect(verify(key.address, wrapped)).resolves.toBeUndefined()
})

test('S-82: ERC-6492: after a deployed account refuses, it is prepared and called again', async () => {
  const owner = createTestKey()
  const address = await anvil.deploy(accountCode(owner.address, false))
  const signature = (await owner.sign(message)) as Hex
  await expect(verify(address, signature)).resolves.toBeUndefined()
  const data = encodeFunctionData({ abi, functionName: 'enable' })
  const prepared = serializeErc6492Signature({ address, data, signature })
  await expect(verify(address, prepared)).resolves.toBe('contract')
})

test('S-82: a key is never tried for a contract', async () => {
  const key = createTestKey()
  const other = createTestKey()
  await anvil.client.setCode({
    address: key.address,
    bytecode: await runtimeCode(other.address),
  })
  await expect(verify(key.address, await key.sign(message))).resolves.toBeUndefined()
})

test('S-82: EIP-7702: delegated code or its key may sign, and the result names which', async () => {
  const [key, owner] = [createTestKey(), createTestKey()]
  const code = await anvil.deploy(accountCode(owner.address, true))
  await anvil.client.setCode({ address: key.address, bytecode: concat(['0xef0100', code]) })
  await expect(verify(key.address, await key.sign(message))).resolves.toBe('key')
  await expect(verify(key.address, await createTestKey().sign(message))).resolves.toBeUndefined()

  const enabled = `0x${'00'.repeat(31)}01` as const
  await anvil.client.setStorageAt({ address: key.address, index: 0, value: enabled })
  await expect(verify(key.address, await owner.sign(message))).resolves.toBe('delegate')
  await expect(verify(key.address, await key.sign(message))).resolves.toBe('key')
})

test('S-82: EIP-7702: a signature of the delegating key counts as the key’s, not as the code’s', async () => {
  const key = createTestKey()
  const code = await anvil.deploy(accountCode(key.address, true))
  await anvil.client.setCode({ address: key.address, bytecode: concat(['0xef0100', code]) })
  const enabled = `0x${'00'.repeat(31)}01` as const
  await anvil.client.setStorageAt({ address: key.address, index: 0, value: enabled })
  await expect(verify(key.address, await key.sign(message))).resolves.toBe('key')
})

test('K-SIWX-11: a page without a server verifies keys and contracts the same way', async () => {
  const verifier = createEthereumVerifier({
    networks: [{ ...mainnet, rpcUrls: { default: { http: [anvil.url] } } }],
  })
  const [owner, other] = [createTestKey(), createTestKey()]
  const contract = await anvil.deploy(accountCode(owner.address, true))
  const { address: planned, wrap } = await createCounterfactual(owner.address)
  const judge = (accountAddress: string, signature: string) =>
    verifier.verify({ data: { ...data, accountAddress }, message, signature })
  await expect(judge(owner.address, await owner.sign(message))).resolves.toBe(true)
  await expect(judge(owner.address, await other.sign(message))).resolves.toBe(false)
  await expect(judge(contract, await owner.sign(message))).resolves.toBe(true)
  await expect(judge(contract, await other.sign(message))).resolves.toBe(false)
  await expect(judge(planned, wrap(await owner.sign(message)))).resolves.toBe(true)
  await expect(judge(planned, wrap(await other.sign(message)))).resolves.toBe(false)
})

test('S-97: a contract cannot make the server send a request to a URL of its choice', async () => {
  const seen: string[] = []
  const trap = await listenLocally((request, response) => {
    seen.push(request.url ?? '')
    response.end()
  })
  const address = await anvil.deploy(
    concat([
      artifacts.LookupAccount.bytecode as Hex,
      encodeAbiParameters([{ type: 'string' }], [`${trap.url}/{sender}/{data}`]),
    ]),
  )
  const signature = (await createTestKey().sign(message)) as Hex
  await expect(verify(address, signature)).resolves.toBeUndefined()
  expect(seen).toEqual([])

  // Counterproof: a client that follows such answers requests the trap's URL.
  const args = [hashMessage(message), signature] as const
  const following = anvil.client.readContract({
    address,
    abi,
    functionName: 'isValidSignature',
    args,
  })
  await expect(following).rejects.toThrow()
  expect(seen).toHaveLength(1)
  trap.stop()
})

test('S-97: a redirect of the RPC is not followed', async () => {
  const redirecting = await listenLocally((_, response) => {
    response.writeHead(307, { location: anvil.url }).end()
  })
  const key = createTestKey()
  const signed = { address: key.address, message, signature: await key.sign(message) }
  const ask = (url: string) => findSigner({ ...signed, caipNetworkId: 'eip155:1', rpcUrls: [url] })
  await expect(ask(redirecting.url)).rejects.toMatchObject({ code: 'chain_unreachable' })
  await expect(ask(anvil.url)).resolves.toBe('key')
  redirecting.stop()
})

async function runtimeCode(owner: string): Promise<Hex> {
  const address = await anvil.deploy(accountCode(owner, true))
  const code = await anvil.client.getCode({ address })
  if (!code) throw new Error('no code')
  return code
}
