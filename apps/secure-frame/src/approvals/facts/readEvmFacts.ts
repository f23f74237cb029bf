import { isDecimals, isDelegation } from '@latchkey/core'
import { decodeFunctionResult, encodeFunctionData, type Hex, isHex, parseAbi } from 'viem'
import type { ReadMethod } from '../../requests/ChainReader.ts'
import { InvalidRequestError } from '../../requests/InvalidRequestError.ts'
import type { SigningRequest } from '../../requests/SigningRequest.ts'
import type { Decoded } from '../model/Decoded.ts'
import { type Facts, type Simulation, type TokenFacts, toFactKey } from '../model/Facts.ts'
import type { Asset } from '../model/Step.ts'
import { attempt } from './attempt.ts'
import { getListedToken } from './listedTokens.ts'
import { simulateEvm } from './simulateEvm.ts'

type Options = { readonly signal: AbortSignal }

/**
 * Maximum number of addresses whose facts are read from the chain for one request. The screen shows
 * all further addresses as unknown.
 */
const mostReads = 24

/**
 * Reads facts for the approval screen from the chain: tokens, spenders and the account's balance.
 */
export async function readEvmFacts(
  request: SigningRequest,
  decoded: Decoded,
  options: Options,
): Promise<Facts> {
  const simulation = await attempt(() => simulateEvm(request, options))
  const [tokens, codes, nativeBalance] = await Promise.all([
    readTokens(request, collectAssets(decoded, simulation), options),
    readCode(request, decoded, options),
    attempt(() => readNumber(request, ['eth_getBalance', [request.account, 'latest']], options)),
  ])
  return {
    tokens,
    ...codes,
    tokenAccounts: new Map(),
    ...(nativeBalance !== undefined && { nativeBalance }),
    ...(simulation && { simulation }),
  }
}

function collectAssets({ steps }: Decoded, simulation: Simulation | undefined): readonly Asset[] {
  const shown = steps.flatMap((step) => [
    ...step.moves.map((move) => move.asset),
    ...step.grants.map((grant) => grant.asset),
    ...step.rows.flatMap(({ value }) => (value.type === 'amount' ? [value.asset] : [])),
  ])
  if (simulation?.state !== 'known') return shown
  return [...shown, ...[...simulation.changes, ...simulation.allowances].map((x) => x.asset)]
}

async function readTokens(
  request: SigningRequest,
  assets: readonly Asset[],
  options: Options,
): Promise<Facts['tokens']> {
  const addresses = new Map(
    assets.flatMap((asset) =>
      asset.type === 'token' ? [[toFactKey(asset.address), asset.address]] : [],
    ),
  )
  const entries = [...addresses].slice(0, mostReads).map(async ([key, address]) => {
    return [key, await readToken(request, address, options)] as const
  })
  return new Map(await Promise.all(entries))
}

const abi = parseAbi([
  'function decimals() view returns (uint8)',
  'function symbol() view returns (string)',
  'function balanceOf(address owner) view returns (uint256)',
  'function supportsInterface(bytes4 id) view returns (bool)',
])

async function readToken(
  request: SigningRequest,
  address: string,
  options: Options,
): Promise<TokenFacts> {
  const ask = (data: Hex) => readCall(request, { to: address, data }, options)
  const account = request.account as Hex
  const [decimals, symbol, balance, erc721, erc1155] = await Promise.all([
    attempt(async () => {
      const data = await ask(encodeFunctionData({ abi, functionName: 'decimals' }))
      const decimals = decodeFunctionResult({ abi, functionName: 'decimals', data })
      return isDecimals(decimals) ? decimals : undefined
    }),
    attempt(async () => {
      const data = await ask(encodeFunctionData({ abi, functionName: 'symbol' }))
      return decodeFunctionResult({ abi, functionName: 'symbol', data })
    }),
    attempt(async () => {
      const data = await ask(
        encodeFunctionData({ abi, functionName: 'balanceOf', args: [account] }),
      )
      return decodeFunctionResult({ abi, functionName: 'balanceOf', data })
    }),
    attempt(() => readInterface(ask, '0x80ac58cd')),
    attempt(() => readInterface(ask, '0xd9b67a26')),
  ])
  const listed = getListedToken(request.caipNetworkId, address)
  const common = { listed: Boolean(listed), ...(balance !== undefined && { balance }) }
  if (listed) return { ...common, ...listed, standard: 'erc20' }
  const named = { ...common, ...(symbol && { symbol }) }
  if (erc721) return { ...named, standard: 'erc721' }
  if (erc1155) return { ...named, standard: 'erc1155' }
  if (decimals !== undefined && balance !== undefined)
    return { ...named, decimals, standard: 'erc20' }
  return { ...named, standard: 'unknown' }
}

async function readInterface(ask: (data: Hex) => Promise<Hex>, id: Hex): Promise<boolean> {
  const data = await ask(encodeFunctionData({ abi, functionName: 'supportsInterface', args: [id] }))
  return decodeFunctionResult({ abi, functionName: 'supportsInterface', data })
}

async function readCode(request: SigningRequest, { steps }: Decoded, options: Options) {
  const addresses = new Set(
    steps.flatMap((step) => [
      ...(step.target === undefined ? [] : [step.target]),
      ...step.grants.map((grant) => grant.spender),
    ]),
  )
  const asked = [...addresses].filter((address) => address.startsWith('0x')).slice(0, mostReads)
  const entries = await Promise.all(
    asked.map(async (address) => {
      const code = await attempt(() =>
        readHex(request, ['eth_getCode', [address, 'latest']], options),
      )
      return code === undefined ? [] : [[toFactKey(address), code] as const]
    }),
  )
  const found = entries.flat()
  return {
    code: new Map(found.map(([key, code]) => [key, code !== '0x'] as const)),
    delegated: new Set(found.flatMap(([key, code]) => (isDelegation(code) ? key : []))),
  }
}

function readCall(request: SigningRequest, call: { to: string; data: Hex }, options: Options) {
  return readHex(request, ['eth_call', [call, 'latest']], options)
}

type Question = readonly [method: ReadMethod, params: readonly unknown[]]

async function readHex(
  { reader }: SigningRequest,
  [method, params]: Question,
  options: Options,
): Promise<Hex> {
  const answer = await reader.request(method, params, options)
  if (!isHex(answer)) throw new InvalidRequestError({ hint: 'the node answered no hex' })
  return answer
}

async function readNumber(
  request: SigningRequest,
  question: Question,
  options: Options,
): Promise<bigint> {
  return BigInt(await readHex(request, question, options))
}
