import { createOnrampUrl, getOnrampOptions, getOnrampQuote } from '@latchkey/blockchain-api'
import * as z from 'zod'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { ShapeError, sourceDown, unsupportedChain } from '../errors/ApiError.ts'
import type { ApiContext } from '../http/ApiContext.ts'
import { defineRoute, identification, requireProject } from '../http/Route.ts'
import type { Onramp } from '../onramp/Onramp.ts'

const Query = z.object(identification)

/**
 * Returns the configured onramp provider, which sells crypto.
 *
 * @throws {ApiError} 401 for an unknown project, 400 if buying is disabled.
 */
function requireOnramp(projectId: string, context: ApiContext): Onramp {
  requireProject(projectId, context)
  if (!context.onramp) throw unsupportedChain('this call is served for no network')
  return context.onramp
}

/**
 * Awaits data of the onramp provider, and converts its outage to the API's error.
 *
 * @throws {ApiError} 503 if the provider is down.
 */
const whileUp = <answer>(asking: Promise<answer>): Promise<answer> =>
  asking.catch((error: unknown) => {
    if (!(error instanceof ChainDownError)) throw error
    throw sourceDown('', 'The onramp source is down', error)
  })

function readBody<schema extends z.ZodType>(
  schema: schema,
  value: unknown,
  status: 400 | 422,
): z.output<schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ShapeError('body', parsed.error.issues[0]?.path.join('.') ?? '', status)
}

/** Route that lists the assets that users can buy, and the payment methods. */
export const options = defineRoute(getOnrampOptions, {
  query: Query,
  async answer({ query }, context) {
    const onramp = requireOnramp(query.projectId, context)
    return { body: await whileUp(onramp.readOptions()) }
  },
})

const Limit = z.object({ id: z.string(), min: z.string(), max: z.string() })
const Order = z.object({
  purchaseCurrency: z.object({
    id: z.string(),
    name: z.string(),
    symbol: z.string(),
    networks: z.array(
      z.object({
        name: z.string(),
        display_name: z.string(),
        chain_id: z.string(),
        contract_address: z.string().nullish(),
      }),
    ),
  }),
  paymentCurrency: z.object({ id: z.string(), payment_method_limits: z.array(Limit) }),
  amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
  network: z.string(),
})

/**
 * Route that returns the price and amount of a purchase; null if the provider does not offer it.
 */
export const quote = defineRoute(getOnrampQuote, {
  query: Query,
  async answer({ query, request }, context) {
    const onramp = requireOnramp(query.projectId, context)
    const order = readBody(Order, request.body, 422)
    return { body: await whileUp(onramp.readQuote(order)) }
  },
})

const UrlBody = z.object({
  destinationWallets: z
    .array(
      z.object({
        address: z.string(),
        blockchains: z.array(z.string()).optional(),
        assets: z.array(z.string()).optional(),
        supported_networks: z.array(z.string()).optional(),
      }),
    )
    .min(1),
  partnerUserId: z.string(),
  defaultNetwork: z.string().optional(),
  defaultExperience: z.enum(['send', 'buy']).optional(),
  presetCryptoAmount: z.int().optional(),
  presetFiatAmount: z.int().optional(),
  handlingRequestedUrls: z.boolean().optional(),
})

/**
 * Route that returns the URL of the onramp provider's page, with the order in its query. A body of
 * an invalid shape gets status 400 and plain text.
 */
export const url = defineRoute(createOnrampUrl, {
  query: Query,
  async answer({ query, request }, context) {
    const { pageUrl } = requireOnramp(query.projectId, context)
    const { destinationWallets, ...rest } = readBody(UrlBody, request.body, 400)
    const page = new URL('buy/select-asset', `${pageUrl.replace(/\/$/, '')}/`)
    page.searchParams.set('appId', query.projectId)
    page.searchParams.set('destinationWallets', JSON.stringify(destinationWallets))
    for (const [name, value] of Object.entries(rest))
      if (value !== undefined) page.searchParams.set(name, String(value))
    return { body: { url: page.href } }
  },
})
