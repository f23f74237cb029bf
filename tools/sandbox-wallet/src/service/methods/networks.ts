import { numberToHex } from 'viem'
import * as z from 'zod/mini'
import { findChain, forward, toNetworkInfo } from '../chains.ts'
import type { WalletChain } from '../options.ts'
import type { Call, Perform, PlanMethod } from '../WalletContext.ts'
import { withChain, withKnownChain } from '../WalletInstance.ts'
import { invalidParams, unknownChain, unsupported } from '../WalletRpcError.ts'
import { ChainIdParam, parseParams } from './params.ts'

export const planChainId: PlanMethod = (_context, { instance }) => ({
  answer: numberToHex(instance.chainId),
})

export const planNetVersion: PlanMethod = (_context, { instance }) => ({
  answer: String(instance.chainId),
})

function requireSwitching({ instance, method }: Call): void {
  if (instance.personas.includes('no-switching')) throw unsupported(method)
}

const Switch = z.tuple([z.object({ chainId: ChainIdParam })])

/**
 * Plans the wallet method `wallet_switchEthereumChain` (EIP-3326).
 *
 * @throws {WalletRpcError} 4902: the wallet does not have the network.
 */
export const planSwitchNetwork: PlanMethod = ({ options }, call) => {
  requireSwitching(call)
  const [{ chainId }] = parseParams(Switch, call.params)
  if (chainId === call.instance.chainId) return { answer: null }
  if (!call.instance.chains.includes(chainId)) throw unknownChain(chainId)
  const from = toNetworkInfo(options, call.instance, call.instance.chainId)
  const to = toNetworkInfo(options, call.instance, chainId)
  return { prompt: { kind: 'switch-network', from, to } }
}

export const performSwitchNetwork: Perform<'switch-network'> = async (
  context,
  request,
  { prompt },
) => {
  context.store.update(request.instance, (instance) => withChain(instance, prompt.to.chainId))
  return { result: null, detail: prompt.to.name }
}

const Name = z.string().check(z.minLength(1), z.maxLength(64))
const Add = z.tuple([
  z.object({
    chainId: ChainIdParam,
    chainName: Name,
    nativeCurrency: z.object({
      name: Name,
      symbol: z.string().check(z.minLength(1), z.maxLength(8)),
      decimals: z.literal(18),
    }),
    rpcUrls: z.array(z.url()).check(z.minLength(1)),
  }),
])

/**
 * Validates the RPC URL of an added network. It must be on this machine, so that the sandbox
 * connects to no other.
 */
function toLocalUrl(text: string): string {
  const url = new URL(text)
  const isLocal = /^(127\.0\.0\.1|localhost|(.+\.)?localhost)$/.test(url.hostname)
  if (!isLocal || url.protocol !== 'http:')
    throw invalidParams('The sandbox wallet adds only networks of this machine.')
  if (url.hostname !== '127.0.0.1') url.hostname = '127.0.0.1'
  return url.href
}

/**
 * Plans the wallet method `wallet_addEthereumChain` (EIP-3085). A network that the sandbox runs
 * keeps its own RPC URL.
 */
export const planAddNetwork: PlanMethod = async (context, call) => {
  const { options } = context
  requireSwitching(call)
  const [{ chainId, chainName, nativeCurrency, rpcUrls }] = parseParams(Add, call.params)
  const { instance } = call
  if (instance.chains.includes(chainId)) return planSwitchNetwork(context, call)
  const own = findChain(options, instance, chainId)
  if (own) {
    const network = toNetworkInfo(options, instance, chainId)
    return { prompt: { kind: 'add-network', network, rpcUrl: own.rpcUrl } }
  }
  const rpcUrl = toLocalUrl(rpcUrls[0] ?? '')
  const network = { chainId, name: chainName, nativeCurrency }
  const told = await forward(
    { ...network, caipNetworkId: `eip155:${chainId}`, rpcUrl, known: false },
    'eth_chainId',
    [],
  )
  if (Number(told) !== chainId) throw invalidParams(`The RPC serves chain ${Number(told)}.`)
  return { prompt: { kind: 'add-network', network, rpcUrl } }
}

export const performAddNetwork: Perform<'add-network'> = async (context, request, { prompt }) => {
  const { chainId } = prompt.network
  const isOwn = context.options.chains.some((chain) => chain.chainId === chainId)
  const added: WalletChain = {
    ...prompt.network,
    caipNetworkId: `eip155:${chainId}`,
    rpcUrl: prompt.rpcUrl,
    known: false,
  }
  context.store.update(request.instance, (instance) =>
    withChain(withKnownChain(instance, chainId, isOwn ? undefined : added), chainId),
  )
  return { result: null, detail: prompt.network.name }
}
