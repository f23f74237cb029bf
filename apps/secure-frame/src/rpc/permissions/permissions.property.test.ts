import { BaseError, toEvmChainId } from '@latchkey/core'
import fc from 'fast-check'
import {
  bytesToHex,
  encodeAbiParameters,
  getAddress,
  type Hex,
  isAddressEqual,
  numberToHex,
  recoverAddress,
  size,
  slice,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { decodeRequest } from '../../approvals/decodeRequest.ts'
import type { Row, Step } from '../../approvals/model/Step.ts'
import { toDelegationHash } from '../../permissions/Delegation.ts'
import type { SigningRequest } from '../../requests/SigningRequest.ts'
import { createSmartFrame, type Granted, readGranted } from '../../testing/createSmartFrame.ts'
import { delegationNetwork } from '../../testing/smartNetworks.ts'

const { manager, enforcers } = delegationNetwork
const types = ['address', 'uint256', 'bool', 'bytes4', 'int64', 'uint256[]', 'string']
const abi = [
  { type: 'function', name: 'buy', inputs: types.map((type) => ({ type })) },
  { type: 'function', name: 'sell', inputs: [] },
]
const hexOf = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((bytes): Hex => bytesToHex(bytes))

/**
 * Amounts in the formats of apps: hex or decimal, some of them zero or larger than a 256-bit word.
 */
const amounts = fc
  .oneof(
    { weight: 6, arbitrary: fc.bigInt({ min: 1n, max: 2n ** 64n }) },
    { weight: 3, arbitrary: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }) },
    { weight: 1, arbitrary: fc.bigInt({ min: 2n ** 256n, max: 2n ** 260n }) },
  )
  .chain((amount) => fc.constantFrom(`0x${amount.toString(16)}`, String(amount)))
const times = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1_900_000_000, max: 3_000_000_000 }) },
  { weight: 1, arbitrary: amounts },
)
const addresses = hexOf(20).chain((address) => fc.constantFrom(address, getAddress(address)))
const keys = fc.bigInt({ min: 1n, max: 2n ** 248n }).map((number) => {
  const { publicKey } = privateKeyToAccount(numberToHex(number, { size: 32 }))
  return { type: 'secp256k1', publicKey }
})
const oddKeys = fc.record({
  type: fc.constantFrom('secp256k1', 'secp256r1'),
  publicKey: fc.oneof(hexOf(33), hexOf(65), fc.string()),
})
const values = [addresses, amounts, fc.boolean(), hexOf(4), fc.nat(), hexOf(32), fc.string()]
const conditions = fc.tuple(
  ...values.map((value) =>
    fc.option(fc.record({ operator: fc.constant('EQUAL'), value }), { freq: 2 }),
  ),
)
const functions = fc.oneof(
  conditions.map((args) => [{ functionName: 'buy', args: args.slice(0, 5) }]),
  fc.record({ valueLimit: amounts }).map(({ valueLimit }) => [
    { functionName: 'buy', valueLimit },
    { functionName: 'sell', valueLimit },
  ]),
  fc.record({ args: conditions, valueLimit: amounts, functionName: fc.string() }).map((x) => [x]),
  fc.constant(undefined),
)
const allowances = { allowance: amounts, start: times, period: times }
const permissions = fc.oneof(
  fc.record({
    type: fc.constant('native-token-recurring-allowance'),
    data: fc.record(allowances),
  }),
  fc.record({
    type: fc.constant('erc20-recurring-allowance'),
    data: fc.record({ ...allowances, token: addresses }),
  }),
  fc.record({
    type: fc.constant('contract-call'),
    data: fc.record({ address: addresses, abi: fc.constant(abi), functions }),
  }),
  fc.record({ type: fc.string(), data: fc.jsonValue() }),
)
const often = { minLength: 1, maxLength: 1 }
const requests = fc.record({
  chainId: fc.oneof({ weight: 9, arbitrary: fc.constant('0x1') }, { weight: 1, arbitrary: times }),
  expiry: times,
  signer: fc.record({
    type: fc.constant('keys'),
    data: fc.record({
      keys: fc.oneof(
        { weight: 9, arbitrary: fc.array(keys, often) },
        { weight: 1, arbitrary: fc.array(oddKeys) },
      ),
    }),
  }),
  permissions: fc.oneof(
    { weight: 9, arbitrary: fc.array(permissions, often) },
    { weight: 1, arbitrary: fc.array(permissions) },
  ),
  policies: fc.oneof(
    { weight: 9, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.jsonValue()) },
  ),
})

/** Converts a value to plain JSON data, as a message from the host contains it. */
const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const word = (terms: Hex, offset: number) => BigInt(slice(terms, offset, offset + 32))

/** Reads the limits of a permission that the contracts enforce, from the signed caveats. */
function readBounds({ caveats }: Granted) {
  const termsOf = (enforcer: Hex) =>
    caveats.filter((x) => isAddressEqual(x.enforcer, enforcer)).map(({ terms }) => terms)
  const [until = '0x'] = termsOf(enforcers.timestamp)
  const [contract] = termsOf(enforcers.allowedTargets)
  const [limit = '0x'] = termsOf(enforcers.valueLte)
  const [token] = termsOf(enforcers.erc20PeriodTransfer)
  const [coin] = termsOf(enforcers.nativeTokenPeriodTransfer)
  const common = { until: BigInt(slice(until, 16, 32)) }
  const periods = token ? slice(token, 20) : coin
  if (periods) {
    const [most, every, from] = [0, 32, 64].map((offset) => word(periods, offset))
    return {
      ...common,
      most,
      every,
      from,
      ...(token && { token: getAddress(slice(token, 0, 20)) }),
    }
  }
  const [named = '0x'] = termsOf(enforcers.allowedMethods)
  return {
    ...common,
    contract: contract && getAddress(contract),
    selectors: Array.from({ length: size(named) / 4 }, (_, i) => slice(named, i * 4, i * 4 + 4)),
    limit: BigInt(limit),
    bound: termsOf(enforcers.allowedCalldata).map((terms) => [
      (word(terms, 0) - 4n) / 32n,
      slice(terms, 32),
    ]),
  }
}

const seconds = { second: 1n, hour: 3_600n, day: 86_400n }

/** Parses a duration from the screen into seconds. */
function toSeconds(text: string): bigint {
  const [, figures = '', unit = ''] = /^(\d+) (second|hour|day)s?$/.exec(text) ?? []
  return BigInt(figures) * seconds[unit as keyof typeof seconds]
}

function toWord(index: number, text: string): Hex {
  const type = types[index] ?? ''
  return encodeAbiParameters([{ type }], [type === 'bool' ? text === 'true' : text])
}

/**
 * Reads the limits of a permission from the rows of the approval screen, to compare them with the
 * signed ones.
 */
function readShown(rows: readonly Row[], step: Step) {
  const all = [...rows, ...step.rows]
  const texts = (label: RegExp) =>
    all.flatMap(({ label: name, value }) =>
      label.test(name) && 'text' in value ? [[name, value.text] as const] : [],
    )
  const row = (label: string) => all.find((x) => x.label === label)?.value
  const [until, from, amount, contract] = ['Until', 'From', 'Amount', 'Contract'].map(row)
  const common = { until: until?.type === 'time' && until.seconds }
  if (amount?.type === 'amount') {
    const [[, every = ''] = []] = texts(/^Every$/)
    return {
      ...common,
      most: amount.amount,
      every: toSeconds(every),
      from: from?.type === 'time' && from.seconds,
      ...(amount.asset.type === 'token' && { token: amount.asset.address }),
    }
  }
  const limit = row('With each call')
  return {
    ...common,
    contract: contract?.type === 'address' && contract.address,
    selectors: texts(/^Selector$/).map(([, text]) => text),
    limit: limit?.type === 'amount' ? limit.amount : 0n,
    bound: texts(/^Argument /).map(([label, text]) => {
      const index = Number(label.slice('Argument '.length)) - 1
      return [BigInt(index), toWord(index, text.replace('EQUAL ', ''))]
    }),
  }
}

async function compare(prompt: SigningRequest, granted: Granted, owner: string): Promise<void> {
  const { steps, rows } = decodeRequest(prompt, { now: 0 })
  const [step = expect.unreachable('nothing was shown'), ...others] = steps
  expect(others).toEqual([])
  expect(readShown(rows, step)).toEqual(readBounds(granted))
  const address = { type: 'address', address: granted.delegate }
  expect(rows).toContainEqual({ label: 'Key address', value: address })
  expect(granted.delegator).toBe(prompt.account)
  // The signature must be valid on exactly the network that the prompt names.
  const chainId = toEvmChainId(prompt.caipNetworkId)
  const hash = toDelegationHash(granted, { manager, chainId })
  expect(await recoverAddress({ hash, signature: granted.signature })).toBe(owner)
}

test('S-51: for any request, the shown permission equals the limits that the contracts enforce', async () => {
  const { ask, shown, owner } = await createSmartFrame({ deployed: true })
  let grants = 0
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const before = shown.length
      try {
        const granted = readGranted(await ask('wallet_grantPermissions', toJson([request])))
        const [prompt = expect.unreachable('nobody was asked')] = shown.slice(before)
        await compare(prompt, granted, owner)
        grants += 1
      } catch (error) {
        if (!(error instanceof BaseError)) throw error
        // An invalid request that reaches the approval is refused there, before the prompt is
        // drawn.
        for (const prompt of shown.slice(before)) {
          expect(() => decodeRequest(prompt, { now: 0 })).toThrow(error.message)
        }
      }
    }),
    { numRuns: 100 },
  )
  expect(grants).toBeGreaterThan(10)
}, 60_000)
