import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { decimalText } from '../../fields/decimalText.ts'
import { text } from '../../fields/fields.ts'
import { PaymentCurrency, PurchaseCurrency } from './getOnrampOptions.ts'

const Sum = z.object({ amount: decimalText, currency: text })

/** Quotes a purchase of an asset. Returns null if the API does not support the network. */
export const getOnrampQuote = defineEndpoint({
  method: 'POST',
  path: '/v1/onramp/quote',
  input: z.object({
    purchaseCurrency: PurchaseCurrency,
    paymentCurrency: PaymentCurrency,
    amount: z.string(),
    network: z.string(),
  }),
  response: z.nullable(
    z.object({
      paymentTotal: Sum,
      paymentSubtotal: Sum,
      purchaseAmount: Sum,
      networkFee: Sum,
      quoteId: text,
    }),
  ),
  unsupported: null,
})
