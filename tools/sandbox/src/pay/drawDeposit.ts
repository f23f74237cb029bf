import { formatUnits } from 'viem'
import { drawPage, toHtml } from '../identity/drawPage.ts'
import type { Delivery } from './sellGood.ts'

/** Returns the HTML of the simulated exchange's page on which the user confirms the transfer. */
export function drawDeposit({ good, amount, receiver }: Omit<Delivery, 'payer'>): string {
  return drawPage(
    `Send ${formatUnits(amount, good.decimals)} ${good.symbol}`,
    `<p>To <code class="mono">${toHtml(receiver)}</code> on ${toHtml(good.chain.name)}.</p>
<form method="post" class="choices">
<button class="button primary" name="decision" value="send">Send</button>
<button class="button" name="decision" value="refuse">Refuse</button>
</form>`,
  )
}

/** Returns the HTML of the simulated exchange's page that shows whether assets were sent. */
export function drawDepositEnd(hash: string | null): string {
  if (hash === null) return drawPage('Nothing was sent', '')
  return drawPage(
    'Sent',
    `<p role="status">Close this page and continue.</p>
<p class="muted">Transaction</p>
<p><code class="mono">${toHtml(hash)}</code></p>`,
  )
}
