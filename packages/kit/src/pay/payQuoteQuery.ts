import type { Token } from '../account/Token.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { getLeast } from '../swap/getSwapDetails.ts'
import { type Asked, fetchQuote } from '../swap/quoteQuery.ts'
import { toCaipToken } from '../swap/toCaipToken.ts'
import { PayError } from './errors.ts'
import type { Payment } from './Payment.ts'

const cacheMs = 10_000
/**
 * Amounts to sell are estimated from a quote in the opposite direction. This margin in percent
 * covers the fees of both directions and a falling price. The second constant is the maximum number
 * of quotes.
 */
const marginPercent = 102n
const triesMost = 3

const divideUp = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor

/**
 * Returns the amount of another token whose swap buys at least the payment. Several quotes may be
 * needed, because the blockchain API only quotes for a sold amount.
 */
async function findAmount(
  asked: Asked,
  { units }: Payment,
  quote: (asked: Asked) => Promise<bigint>,
): Promise<bigint | null> {
  const { sold, bought } = asked
  const back = await quote({ ...asked, sold: bought, bought: sold, amount: units })
  let amount = divideUp(back * marginPercent, 100n)
  for (let tries = 0; tries < triesMost; tries++) {
    const least = getLeast(await quote({ ...asked, amount }))
    if (least >= units) return amount
    if (least === 0n) return null
    // Raises the sold amount in proportion to the missing amount, plus a thousandth.
    amount = divideUp(amount * units * 1001n, least * 1000n)
  }
  return null
}

/**
 * Returns the query for the amount of another token that must be swapped to make a payment, cached
 * for 10 s. `null` if no provider offers the swap.
 */
export function payQuoteQuery(
  kit: Kit,
  { payment, token }: { readonly payment: Payment; readonly token: Token | undefined },
) {
  const account = getActiveConnection(kit)?.accounts[0]?.address
  const id = token ? toCaipToken(token) : null
  return {
    queryKey: ['payQuote', payment.id, account ?? null, id] as const,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Asked | null> => {
      if (!token || account === undefined) return null
      const asked: Asked = { account, sold: token, bought: payment.asset, amount: payment.units }
      try {
        const quote = async (each: Asked) => (await fetchQuote(kit, each, signal))?.amount ?? 0n
        const amount = await findAmount(asked, payment, quote)
        return amount === null ? null : { ...asked, amount }
      } catch (cause) {
        signal.throwIfAborted()
        throw new PayError('UNABLE_TO_GET_QUOTE', { cause })
      }
    },
    staleTime: cacheMs,
    retry: false,
  }
}
