import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { formatUserOperationRequest } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  askBundler,
  createTestUser,
  someEther,
  startTestBundler,
  type TestBundler,
  type TestUserOptions,
} from '../../testing/startTestBundler.ts'
import { type Alto, startAlto } from './startAlto.ts'

/**
 * The test's chain with the sandbox's bundler. Alto, a bundler used in production, runs on the same
 * chain for comparison.
 */
let world: TestBundler
let alto: Alto
beforeAll(async () => {
  world = await startTestBundler()
  alto = await startAlto(world)
}, 420_000)
afterAll(async () => {
  await alto?.stop()
  await world?.stop()
})

const goldAbi = parseAbi(['function mint(address to, uint256 amount)'])
const toMint = (to: Hex) => ({
  to: world.chain.contracts.gold,
  data: encodeFunctionData({ abi: goldAbi, functionName: 'mint', args: [to, 5n] }),
})

/**
 * Sends a request to the sandbox's bundler and then to the bundler Alto. Not concurrently, because
 * both send transactions on the same chain.
 */
async function askBoth<answer>(ask: (url: string) => Promise<answer>) {
  const ours = await ask(world.url)
  return { ours, theirs: await ask(alto.url) }
}

/**
 * Replaces each value of a response by the name of its type, to compare the responses of two
 * bundlers whose hashes differ. Omits fields that are undefined or null.
 */
function toShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toShape)
  if (typeof value !== 'object' || value === null) return typeof value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined && field !== null)
  return Object.fromEntries(fields.map(([name, field]) => [name, toShape(field)]))
}

async function sendOne(bundlerUrl: string, options: TestUserOptions) {
  const { account, bundler } = await createTestUser(world, { ...options, bundlerUrl })
  const hash = await bundler.sendUserOperation({ calls: [toMint(account.address)] })
  const receipt = await bundler.waitForUserOperationReceipt({ hash })
  const operation = await bundler.getUserOperation({ hash })
  expect(receipt).toMatchObject({ success: true, userOpHash: hash, sender: account.address })
  expect(operation.userOperation.sender).toBe(account.address)
  return { receipt, operation }
}

test.each([
  ['pays itself', { funds: someEther }],
  ['is paid for', { sponsored: true }],
] as const)(
  'default: an operation that %s gets the same receipt and is found again',
  async (_, options) => {
    const { ours, theirs } = await askBoth((url) => sendOne(url, options))
    const { receipt: ourInner, logs: ourLogs, ...ourReceipt } = ours.receipt
    const { receipt: theirInner, logs: theirLogs, ...theirReceipt } = theirs.receipt
    expect(toShape(ourReceipt)).toEqual(toShape(theirReceipt))
    expect(ours.receipt.paymaster).toBe(theirs.receipt.paymaster)
    expect(ourLogs.map(({ topics }) => topics[0])).toEqual(theirLogs.map(({ topics }) => topics[0]))
    // Our logs have all fields of the node, so they must contain those of Alto's logs.
    expect(toShape(ourLogs)).toMatchObject(toShape(theirLogs) as object)
    expect(toShape(ourInner)).toMatchObject(toShape(theirInner) as object)
    expect(toShape(ours.operation)).toEqual(toShape(theirs.operation))
  },
)

test.each(['eth_chainId', 'eth_supportedEntryPoints'])(
  'behavior: %s is answered alike',
  async (method) => {
    const { ours, theirs } = await askBoth((url) => askBundler(url, method))
    expect(ours).toEqual(theirs)
    expect(ours.body.result).toBeDefined()
  },
)

test.each(['eth_getUserOperationReceipt', 'eth_getUserOperationByHash'])(
  'behavior: %s of an unknown operation is null',
  async (method) => {
    const hash = `0x${'12'.repeat(32)}`
    const { ours, theirs } = await askBoth((url) => askBundler(url, method, [hash]))
    expect(ours).toEqual(theirs)
    expect(ours.body.result).toBe(null)
  },
)

type Operation = ReturnType<typeof formatUserOperationRequest>

/** Creates a complete, signed user operation with the gas estimate of the given bundler. */
async function prepare(bundlerUrl: string): Promise<Operation> {
  const { account, bundler } = await createTestUser(world, { funds: someEther, bundlerUrl })
  const prepared = await bundler.prepareUserOperation({ calls: [toMint(account.address)] })
  const signature = await account.signUserOperation(prepared)
  return formatUserOperationRequest({ ...prepared, signature } as never)
}

type Spoilt = readonly [operation: object, entryPoint?: Hex]
type Case = {
  readonly name: string
  readonly code: number
  /**
   * Reason that the entry point gives. Absent if the bundlers refuse before they call the entry
   * point, because they then use different words.
   */
  readonly reason?: string
  readonly spoil: (operation: Operation) => Promise<Spoilt>
}

const cases: readonly Case[] = [
  {
    name: 'a signature of somebody else',
    code: -32507,
    reason: 'AA24 signature error',
    spoil: async (operation) => {
      const stranger = privateKeyToAccount(generatePrivateKey())
      return [{ ...operation, signature: await stranger.signMessage({ message: 'nothing' }) }]
    },
  },
  {
    name: 'a nonce that is not the next',
    code: -32500,
    reason: 'AA25 invalid account nonce',
    spoil: async (operation) => [{ ...operation, nonce: '0x5' }],
  },
  {
    name: 'an account that has nothing, and nobody pays',
    code: -32500,
    reason: "AA21 didn't pay prefund",
    spoil: async (operation) => {
      await world.node.setBalance({ address: operation.sender ?? '0x', value: 0n })
      return [operation]
    },
  },
  {
    name: 'an account that does not exist, and no factory',
    code: -32500,
    reason: 'AA20 account not deployed',
    spoil: async ({ factory: _, factoryData: __, ...rest }) => [rest],
  },
  {
    name: 'another entry point',
    code: -32602,
    spoil: async (operation) => [operation, world.chain.contracts.paymaster],
  },
]

test.each(cases)('error: $name', async ({ code, reason = '', spoil }) => {
  const { ours, theirs } = await askBoth(async (url) => {
    const [operation, entryPoint = world.chain.contracts.entryPoint] = await spoil(
      await prepare(url),
    )
    const { body } = await askBundler(url, 'eth_sendUserOperation', [operation, entryPoint])
    return body
  })
  for (const answer of [ours, theirs]) {
    expect(answer).toMatchObject({ error: { code, message: expect.stringContaining(reason) } })
  }
})
