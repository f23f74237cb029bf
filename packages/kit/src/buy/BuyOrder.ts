import type {
  EndpointResponse,
  getOnrampQuote,
  PaymentCurrency,
  PurchaseCurrency,
} from '@latchkey/blockchain-api'
import { type CaipNetworkId, parseCaipNetworkId, readAmount } from '@latchkey/core'

export type BuyOptions = {
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  /**
   * True if the blockchain API failed and these are sample options. They must never be used for a
   * payment (S-140).
   */
  readonly fallback: boolean
}

/** The user's selection in the buy form: ids from the options, and the amount as typed. */
export type BuyChoice = {
  readonly paymentId: string | undefined
  readonly purchaseId: string | undefined
  readonly amount: string
}

/**
 * A purchase of tokens as the user has set it in the buy form: both currencies, the network and the
 * amount.
 */
export type BuyOrder = {
  readonly payment: PaymentCurrency
  readonly purchase: PurchaseCurrency
  /** Name of the network as in the buy options. */
  readonly network: string
  /** Amount to pay, as decimal text in units of the payment currency. */
  readonly amount: string
}

export type BuyQuote = NonNullable<EndpointResponse<typeof getOnrampQuote>> & {
  /** Whether the order is based on sample options, because the blockchain API failed (S-140). */
  readonly fallback: boolean
}

/**
 * Returns whether a typed text is a valid, incomplete or ambiguous amount of money, with at most two
 * decimals.
 */
export function isMoney(text: string): boolean {
  const reading = readAmount(text)
  if (reading.kind === 'ambiguous') return reading.readings.every(isMoney)
  if (reading.kind !== 'amount') return reading.kind === 'empty'
  return /^\d{1,10}(?:\.\d{0,2})?$/.test(reading.numeric)
}

/** Reads a typed amount of money. Returns 0 for a text without an amount. */
function toMoney(text: string): number {
  const reading = readAmount(text)
  return reading.kind === 'amount' ? Number(reading.numeric) : 0
}

/** Currencies that the buy form selects first: payment and purchase (kit-state §10.4). */
const [usualPayment, usualPurchase] = ['USD', 'USDC']

const isSoldOn = ({ networks }: PurchaseCurrency, caipNetworkId: CaipNetworkId | undefined) =>
  caipNetworkId !== undefined &&
  networks.some(({ chain_id }) => chain_id === parseCaipNetworkId(caipNetworkId).reference)

/**
 * Returns the selected currencies. Default: US dollars for a token that is sold on the active
 * network, USD Coin before others. If none is sold there, USD Coin on another network, otherwise the
 * first of the list.
 */
export function findChosen(
  options: BuyOptions | undefined,
  choice: BuyChoice,
  caipNetworkId: CaipNetworkId | undefined,
) {
  const { paymentCurrencies = [], purchaseCurrencies = [] } = options ?? {}
  const here = purchaseCurrencies.filter((one) => isSoldOn(one, caipNetworkId))
  const offered = here.length > 0 ? here : purchaseCurrencies
  const findPayment = (id: string | undefined) => paymentCurrencies.find((one) => one.id === id)
  const findPurchase = (id: string | undefined) => purchaseCurrencies.find((one) => one.id === id)
  return {
    payment: findPayment(choice.paymentId) ?? findPayment(usualPayment) ?? paymentCurrencies[0],
    purchase:
      findPurchase(choice.purchaseId) ??
      offered.find(({ symbol }) => symbol === usualPurchase) ??
      offered[0],
  }
}

/**
 * Returns the network of the purchase: the active one if the currency is sold there, otherwise the
 * first in the list.
 */
function findNetwork({ networks }: PurchaseCurrency, caipNetworkId: CaipNetworkId | undefined) {
  const reference = caipNetworkId && parseCaipNetworkId(caipNetworkId).reference
  return (networks.find(({ chain_id }) => chain_id === reference) ?? networks[0])?.name
}

export type BuyLimits = { readonly least: number; readonly most: number }

/**
 * Returns the lowest and the highest amount that can be paid in a currency, over all payment
 * methods; `undefined` if no limits are known.
 */
export function getBuyLimits(payment: PaymentCurrency | undefined): BuyLimits | undefined {
  const limits = payment?.payment_method_limits ?? []
  if (limits.length === 0) return undefined
  return {
    least: Math.min(...limits.map(({ min }) => Number(min))),
    most: Math.max(...limits.map(({ max }) => Number(max))),
  }
}

/**
 * Returns why an amount cannot be paid: it is missing or outside the limits. Returns `undefined`
 * for a valid amount.
 */
export function getBuyGap(
  amount: string,
  limits: BuyLimits | undefined,
): 'amount' | 'limits' | undefined {
  const value = toMoney(amount)
  if (!isMoney(amount) || !(value > 0)) return 'amount'
  return limits && (value < limits.least || value > limits.most) ? 'limits' : undefined
}

/**
 * Converts the form's selection to an order. Returns `undefined` if a field is missing or the
 * amount is outside the limits.
 */
export function toBuyOrder(
  options: BuyOptions | undefined,
  choice: BuyChoice,
  caipNetworkId: CaipNetworkId | undefined,
): BuyOrder | undefined {
  const { payment, purchase } = findChosen(options, choice, caipNetworkId)
  const network = purchase && findNetwork(purchase, caipNetworkId)
  if (!payment || !purchase || !network) return undefined
  if (getBuyGap(choice.amount, getBuyLimits(payment))) return undefined
  return { payment, purchase, network, amount: String(toMoney(choice.amount)) }
}
