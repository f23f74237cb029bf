import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { decimalText } from '../../fields/decimalText.ts'
import { rows, text } from '../../fields/fields.ts'

const PaymentLimit = z.object({
  /** Id of the payment method, e.g. `card`. */
  id: text,
  min: decimalText,
  max: decimalText,
})

/** A fiat currency for payment, with its limits by payment method. */
export const PaymentCurrency = z.object({ id: text, payment_method_limits: rows(PaymentLimit) })
export type PaymentCurrency = z.output<typeof PaymentCurrency>

const PurchaseNetwork = z.object({
  name: text,
  display_name: text,
  chain_id: text,
  contract_address: z.nullish(text),
})

/** An asset for purchase, with the networks on which the provider delivers it. */
export const PurchaseCurrency = z.object({
  id: text,
  name: text,
  symbol: text,
  networks: rows(PurchaseNetwork),
})
export type PurchaseCurrency = z.output<typeof PurchaseCurrency>

/** Lists the assets and the payment currencies for purchases. */
export const getOnrampOptions = defineEndpoint({
  method: 'GET',
  path: '/v1/onramp/options',
  input: z.object({}),
  response: z.object({
    paymentCurrencies: rows(PaymentCurrency),
    purchaseCurrencies: rows(PurchaseCurrency),
  }),
  unsupported: { paymentCurrencies: [], purchaseCurrencies: [] },
})
