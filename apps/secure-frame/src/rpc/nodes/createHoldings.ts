import { toBaseUnits } from '@latchkey/core'
import { createHttpClient } from '@latchkey/core/http'
import { getAddress, type Hex, isAddress } from 'viem'
import * as z from 'zod/mini'
import type { FrameNetwork } from '../../accounts/createNetworks.ts'
import type { NodeOptions } from './createNodes.ts'

/**
 * An account's balance of one asset, from the blockchain API. Names and prices are unverified, so
 * use them only for display to the host.
 */
export type Holding = {
  /** Address of the token. Absent for the native currency. */
  readonly address?: Hex
  /** Balance of the account in base units. */
  readonly balance: bigint
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string
  /** Price of one unit of the asset in US dollars. */
  readonly price: number
}

/** Reads account balances from the blockchain API, whose URL comes from the frame server (S-14). */
export type Holdings = {
  /**
   * Lists the balances of an account on a network.
   *
   * @returns `[]` if the network has no blockchain API.
   * @throws {HttpError} The API does not answer.
   */
  readonly list: (
    network: Pick<FrameNetwork, 'caipNetworkId' | 'accountsUrl'>,
    account: string,
    options: NodeOptions,
  ) => Promise<readonly Holding[]>
}

const text = z.string().check(z.maxLength(256))
const Row = z.object({
  name: text,
  symbol: text,
  address: z.optional(text),
  price: z.number(),
  quantity: z.object({
    decimals: z.string().check(z.regex(/^\d{1,2}$/)),
    numeric: z.string().check(z.regex(/^\d{1,80}(?:\.\d{1,80})?$/)),
  }),
  iconUrl: z.string().check(z.maxLength(2_048)),
})
const Answer = z.object({ balances: z.array(z.unknown()) })

const mostRows = 1_000
const identity = { st: 'latchkey', sv: 'frame-eip155-1.0.0' }

/** Creates the client that reads balances from the blockchain API. */
export function createHoldings({ fetch }: { readonly fetch: typeof globalThis.fetch }): Holdings {
  const http = createHttpClient({ fetch, retries: 0 })
  return {
    async list({ caipNetworkId, accountsUrl }, account, { signal }) {
      if (accountsUrl === undefined) return []
      const url = toUrl(accountsUrl, { caipNetworkId, account })
      const answer = Answer.parse(await http.request({ url, signal }))
      return answer.balances.slice(0, mostRows).flatMap((row) => readRow(row, caipNetworkId))
    },
  }
}

type Target = { readonly caipNetworkId: string; readonly account: string }

function toUrl(accountsUrl: string, { caipNetworkId, account }: Target): string {
  const url = new URL(accountsUrl)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(account)}/balance`
  const query = { currency: 'usd', chainId: caipNetworkId, ...identity }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Parses one balance of the blockchain API's response. Returns `[]` for an invalid one, so that the
 * others are still shown (S-63).
 */
function readRow(row: unknown, caipNetworkId: string): readonly Holding[] {
  const { success, data } = Row.safeParse(row)
  if (!success) return []
  const { address: place, quantity, ...named } = data
  const decimals = Number(quantity.decimals)
  const balance = toBaseUnits(quantity.numeric, decimals, { cut: true })
  if (balance === undefined) return []
  const known = { ...named, decimals, balance }
  if (place === undefined) return [known]
  const address = place.startsWith(`${caipNetworkId}:`) ? place.slice(caipNetworkId.length + 1) : ''
  return isAddress(address, { strict: false }) ? [{ ...known, address: getAddress(address) }] : []
}
