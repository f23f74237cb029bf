import { formatUnits } from 'viem'
import { drawPage, toHtml } from '../identity/drawPage.ts'
import { currencyNames, type Good, type Sale, toNetworkName } from './goods.ts'

export type Choice = {
  readonly receiver: string
  /** Amount of money as decimal text, with zero or two decimal places. */
  readonly money: string
  /** Name of the network that the shop's form selects at first. */
  readonly network: string
  /** Error in the buy form that the user has submitted, as a sentence; absent for a valid form. */
  readonly problem?: string
}

/** Returns the value that stands for an asset in the shop's form. */
export const toKey = ({ id, chain }: Good) => `${id}@${toNetworkName(chain)}`

/**
 * Returns the HTML of the shop's form, which asks for an asset and an amount. No money is really
 * paid.
 */
export function drawShop(goods: readonly Good[], choice: Choice): string {
  const { receiver, money, network, problem } = choice
  const chosen = goods.find(({ chain }) => toNetworkName(chain) === network) ?? goods[0]
  const rows = goods.map(
    (good) =>
      `<option value="${toKey(good)}"${good === chosen ? ' selected' : ''}>${toHtml(good.symbol)} on ${toHtml(good.chain.name)}</option>`,
  )
  return drawPage(
    'Buy tokens',
    `${problem ? `<p role="alert">${toHtml(problem)}</p>` : ''}
<p>For <code class="mono">${toHtml(receiver)}</code>. No payment is needed: press Buy, and the tokens arrive.</p>
<form method="post" class="choices">
<input type="hidden" name="receiver" value="${toHtml(receiver)}">
<label class="field"><span>Asset</span><select name="good">${rows.join('')}</select></label>
<label class="field"><span>Amount</span><input name="money" inputmode="decimal" required pattern="\\d{1,6}(\\.\\d{1,2})?" value="${toHtml(money)}"></label>
<label class="field"><span>Currency</span><select name="currency">${currencyNames.map((name) => `<option>${name}</option>`).join('')}</select></label>
<button class="button primary">Buy</button>
</form>`,
  )
}

/**
 * Returns the HTML of the simulated shop's receipt, with the bought amount and the transaction's
 * hash.
 */
export function drawReceipt(good: Good, { amount }: Sale, hash: string): string {
  return drawPage(
    `${formatUnits(amount, good.decimals)} ${good.symbol} bought`,
    `<p role="status">They are in the account on ${toHtml(good.chain.name)}. Close this page and continue.</p>
<p class="muted">Transaction</p>
<p><code class="mono">${toHtml(hash)}</code></p>`,
  )
}
