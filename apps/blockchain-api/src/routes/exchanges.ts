import { getExchanges } from '@latchkey/blockchain-api'
import * as z from 'zod'
import { ChainDownError } from '../chain/ChainDownError.ts'
import type { Exchange } from '../exchange/Exchange.ts'
import type { ApiContext } from '../http/ApiContext.ts'
import { type ApiAnswer, identification, type Route, readQuery } from '../http/Route.ts'

type Exchanges = ApiContext['exchanges']

/** A JSON-RPC method that the route for exchange deposits serves. */
type Method = {
  /** JSON-RPC code of the error that the method returns (wire-blockchain-api §3.13). */
  readonly code: number
  /**
   * Parses the parameters, and returns the function that answers the request. Returns `undefined`
   * for parameters of an invalid shape. The answer is `undefined` for an unknown exchange.
   */
  readonly read: (params: unknown) => ((exchanges: Exchanges) => Promise<unknown>) | undefined
}

const defineMethod = <schema extends z.ZodType>(
  code: number,
  schema: schema,
  answer: (params: z.output<schema>, exchanges: Exchanges) => Promise<unknown>,
): Method => ({
  code,
  read: (value) => {
    const { success, data } = schema.safeParse(value)
    return success ? (exchanges) => answer(data, exchanges) : undefined
  },
})

const Listing = z.object({
  page: z.int().min(1),
  includeOnly: z.array(z.string()).optional(),
  exclude: z.array(z.string()).optional(),
  asset: z.string().optional(),
  amount: z.string().optional(),
})

/**
 * Lists the exchanges from which users can deposit. With an asset, lists only those that send it.
 * The first page contains all exchanges.
 */
async function list(
  { page, includeOnly, exclude = [], asset }: z.output<typeof Listing>,
  exchanges: Exchanges,
) {
  const asked = exchanges.filter(
    ({ id }) => (includeOnly?.includes(id) ?? true) && !exclude.includes(id),
  )
  const sends = async ({ readAssets }: Exchange) =>
    asset === undefined || (await readAssets()).includes(asset)
  const sending = await Promise.all(asked.map(sends))
  const found = asked.filter((_, index) => sending[index])
  const shown = found.map(({ id, name, imageUrl }) => ({ id, name, imageUrl }))
  return { total: found.length, exchanges: page === 1 ? shown : [] }
}

const Deposit = z.object({
  exchangeId: z.string(),
  asset: z.string(),
  amount: z.string().regex(/^\d{1,12}(\.\d{1,18})?$/),
  recipient: z.string(),
})
const Session = z.object({ exchangeId: z.string(), sessionId: z.string() })
const find = (exchanges: Exchanges, wanted: string) => exchanges.find(({ id }) => id === wanted)

const methods = new Map<unknown, Method>([
  ['reown_getExchanges', defineMethod(-6, Listing, list)],
  [
    'reown_getExchangePayUrl',
    defineMethod(-7, Deposit, async ({ exchangeId, ...deposit }, exchanges) =>
      find(exchanges, exchangeId)?.begin(deposit),
    ),
  ],
  [
    'reown_getExchangeBuyStatus',
    defineMethod(-8, Session, async ({ exchangeId, sessionId }, exchanges) =>
      find(exchanges, exchangeId)?.readStatus(sessionId),
    ),
  ],
])

const Query = z.object(identification)
const Call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.unknown().optional(),
})
type Refusal = { readonly code: number; readonly message: string }

async function answerCall(
  { code, read }: Method,
  params: unknown,
  exchanges: Exchanges,
): Promise<{ readonly result: unknown } | Refusal> {
  const answer = read(params)
  if (!answer) return { code: -32602, message: 'Invalid params' }
  try {
    const result = await answer(exchanges)
    return result === undefined ? { code, message: 'There is no such exchange' } : { result }
  } catch (error) {
    if (!(error instanceof ChainDownError)) throw error
    return { code, message: 'The exchange does not serve this now' }
  }
}

async function answerRequest(
  call: z.output<typeof Call> | undefined,
  projectId: string,
  { config, exchanges }: ApiContext,
): Promise<{ readonly result: unknown } | Refusal> {
  if (!call) return { code: -32600, message: 'Invalid request' }
  if (!config.projectIds.includes(projectId))
    return { code: -1, message: 'The project is not registered' }
  const method = methods.get(call.method)
  if (!method) return { code: -32601, message: 'Method not found' }
  return answerCall(method, call.params, exchanges)
}

/**
 * Route that serves deposits from exchanges by JSON-RPC, without batches. An error has status 400
 * and a JSON-RPC error as its body.
 */
export const exchanges: Route = {
  method: 'POST',
  paths: [getExchanges.path],
  async answer({ query, body }, context): Promise<ApiAnswer> {
    const { projectId } = readQuery(Query, query)
    const { data: call } = Call.safeParse(body)
    const id = call?.id ?? null
    const answer = await answerRequest(call, projectId, context)
    if ('result' in answer) return { body: { jsonrpc: '2.0', id, ...answer } }
    return { status: 400, body: { jsonrpc: '2.0', id, error: { ...answer, data: null } } }
  },
}
