import type {
  EndpointResponse,
  getOnrampQuote,
  PaymentCurrency,
  PurchaseCurrency,
} from '@latchkey/blockchain-api'
import { type CaipNetworkId, parseCaipNetworkId } from '@latchkey/core'

export type BuyOptions = {
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  /** True: samples, since the service failed. Nothing of them may be paid (S-140). */
  readonly fallback: boolean
}

/** What a person has chosen; ids as the options have them, the amount as it was typed. */
export type BuyChoice = {
  readonly paymentId: string | undefined
  readonly purchaseId: string | undefined
  readonly amount: string
}

/** What is bought for how much. */
export type BuyOrder = {
  readonly payment: PaymentCurrency
  readonly purchase: PurchaseCurrency
  /** Name of the network, as the options have it. */
  readonly network: string
  /** Decimal text, in the currency that pays. */
  readonly amount: string
}

export type BuyQuote = NonNullable<EndpointResponse<typeof getOnrampQuote>> & {
  /** True: made up, since the service failed (S-140). */
  readonly fallback: boolean
}

/** A sum of money as it is typed: two digits behind the point at most. */
export const isMoney = (text: string): boolean => /^\d{0,10}(?:\.\d{0,2})?$/.test(text)

/** kit-state §10.4. */
const [usualPayment, usualPurchase] = ['USD', 'USDC']

/** The currencies that are chosen, by default US dollars for USD Coin; else the first there are. */
export function findChosen(options: BuyOptions | undefined, choice: BuyChoice) {
  const { paymentCurrencies = [], purchaseCurrencies = [] } = options ?? {}
  const findPayment = (id: string | undefined) => paymentCurrencies.find((one) => one.id === id)
  const findPurchase = (id: string | undefined) => purchaseCurrencies.find((one) => one.id === id)
  return {
    payment: findPayment(choice.paymentId) ?? findPayment(usualPayment) ?? paymentCurrencies[0],
    purchase:
      findPurchase(choice.purchaseId) ??
      purchaseCurrencies.find(({ symbol }) => symbol === usualPurchase) ??
      purchaseCurrencies[0],
  }
}

/** Where it is bought: on the network in use where it is sold there, else on its first. */
function findNetwork({ networks }: PurchaseCurrency, caipNetworkId: CaipNetworkId | undefined) {
  const reference = caipNetworkId && parseCaipNetworkId(caipNetworkId).reference
  return (networks.find(({ chain_id }) => chain_id === reference) ?? networks[0])?.name
}

export type BuyLimits = { readonly least: number; readonly most: number }

/** The least and the most that any way of paying takes; `undefined` where nobody says. */
export function getBuyLimits(payment: PaymentCurrency | undefined): BuyLimits | undefined {
  const limits = payment?.payment_method_limits ?? []
  if (limits.length === 0) return undefined
  return {
    least: Math.min(...limits.map(({ min }) => Number(min))),
    most: Math.max(...limits.map(({ max }) => Number(max))),
  }
}

/** Says what keeps an amount from being paid: there is none, or it is outside of the limits. */
export function getBuyGap(
  amount: string,
  limits: BuyLimits | undefined,
): 'amount' | 'limits' | undefined {
  const value = Number(amount)
  if (!isMoney(amount) || !(value > 0)) return 'amount'
  return limits && (value < limits.least || value > limits.most) ? 'limits' : undefined
}

/** Makes an order of a choice; `undefined` while something lacks or the amount is outside of the limits. */
export function toBuyOrder(
  options: BuyOptions | undefined,
  choice: BuyChoice,
  caipNetworkId: CaipNetworkId | undefined,
): BuyOrder | undefined {
  const { payment, purchase } = findChosen(options, choice)
  const network = purchase && findNetwork(purchase, caipNetworkId)
  if (!payment || !purchase || !network) return undefined
  if (getBuyGap(choice.amount, getBuyLimits(payment))) return undefined
  return { payment, purchase, network, amount: String(Number(choice.amount)) }
}
