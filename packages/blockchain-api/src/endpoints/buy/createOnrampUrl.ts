import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { url } from '../../fields/fields.ts'

const DestinationWallet = z.object({
  address: z.string(),
  blockchains: z.optional(z.array(z.string())),
  assets: z.optional(z.array(z.string())),
  supported_networks: z.optional(z.array(z.string())),
})

/** Creates the URL of a provider's purchase page. Returns `''` if the network is not supported. */
export const createOnrampUrl = defineEndpoint({
  method: 'POST',
  path: '/v1/generators/onrampurl',
  input: z.object({
    destinationWallets: z.array(DestinationWallet),
    partnerUserId: z.string(),
    defaultNetwork: z.optional(z.string()),
    defaultExperience: z.optional(z.enum(['send', 'buy'])),
    /** Amount of the asset to buy, as an integer. */
    presetCryptoAmount: z.optional(z.int()),
    presetFiatAmount: z.optional(z.int()),
    handlingRequestedUrls: z.optional(z.boolean()),
  }),
  response: z.pipe(
    z.object({ url: url.check(z.regex(/^https?:\/\//)) }),
    z.transform((answer) => answer.url),
  ),
  unsupported: '',
})
