import { type Address, createPublicClient, http, parseAbi } from 'viem'
import * as z from 'zod'
import { providerTimeoutMs } from '../config/constants.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { FarcasterChannel } from './FarcasterChannel.ts'

const registry = parseAbi(['function idOf(address owner) view returns (uint256 fid)'])

const Opened = z.object({ channelToken: z.string().min(1).max(256), url: z.url() })
const Status = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending') }),
  z.object({
    state: z.literal('completed'),
    message: z.string().max(4_096),
    signature: z.string().regex(/^0x[0-9a-fA-F]{130}$/),
    username: z.string().max(64).nullish(),
  }),
])

export type FarcasterSettings = {
  /** Base URL of the Farcaster channel API, e.g. `https://relay.farcaster.xyz`. */
  readonly channelUrl: string
  /** RPC URL of OP Mainnet, the chain with the id registry. */
  readonly rpcUrl: string
  readonly registryAddress: Address
  readonly publicOrigin: string
}

/**
 * Creates the client of the configured Farcaster channel API and OP Mainnet RPC. It sends requests
 * to no other address (S-97).
 */
export function createFarcasterChannel(settings: FarcasterSettings): FarcasterChannel {
  const { channelUrl, rpcUrl, registryAddress, publicOrigin } = settings
  const chain = createPublicClient({
    transport: http(rpcUrl, { timeout: providerTimeoutMs, retryCount: 0 }),
  })

  return {
    async open({ nonce }) {
      const body = { siweUri: `${publicOrigin}/sdk`, domain: new URL(publicOrigin).host, nonce }
      const answer = await ask(`${channelUrl}/v1/channel`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return parse(Opened, answer)
    },

    async readAnswer(channelToken) {
      const answer = await ask(`${channelUrl}/v1/channel/status`, {
        headers: { authorization: `Bearer ${channelToken}` },
      })
      const status = parse(Status, answer)
      if (status.state === 'pending') return undefined
      const { message, signature, username } = status
      return { message, signature: signature as `0x${string}`, userName: username ?? null }
    },

    readAccountOf: (custody) =>
      chain
        .readContract({
          address: registryAddress,
          abi: registry,
          functionName: 'idOf',
          args: [custody],
        })
        .catch(toUnreachable),
  }
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const signal = AbortSignal.timeout(providerTimeoutMs)
  const answer = await fetch(url, { ...init, signal, redirect: 'error' }).catch(toUnreachable)
  if (!answer.ok)
    throw new FrameRefusal('provider_unreachable', { hint: `It answered ${answer.status}.` })
  return answer.json().catch(toUnreachable)
}

function parse<schema extends z.ZodType>(schema: schema, answer: unknown): z.output<schema> {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new FrameRefusal('provider_unreachable', { cause: parsed.error })
}

function toUnreachable(cause: unknown): never {
  throw new FrameRefusal('provider_unreachable', { cause })
}
