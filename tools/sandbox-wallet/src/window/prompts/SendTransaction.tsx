import type { NetworkInfo, Prompt, SwapCall } from '../../wire/wire.ts'
import { type Fact, Facts } from '../Facts.tsx'
import { FullAddress } from '../FullAddress.tsx'
import { toCurrencyText, toExactText } from '../toCurrencyText.ts'

type Send = Extract<Prompt, { kind: 'send-transaction' }>
type SendProps = { readonly prompt: Send; readonly network: NetworkInfo }

/**
 * Shows the amount, the recipient and the highest fee of an EVM transaction on the approval page.
 */
export function SendTransaction({ prompt, network }: SendProps) {
  const { transaction, warning, call, swap } = prompt
  const bytes = (transaction.data.length - 2) / 2
  return (
    <>
      <Amount prompt={prompt} network={network} />
      {warning !== undefined && (
        <p className="warning" role="alert">
          This transaction is likely to fail. {warning}
        </p>
      )}
      <Facts facts={toFacts(prompt, network)} />
      {bytes > 0 && !call && !swap && (
        <details className="group">
          <summary>Call data, {bytes} bytes</summary>
          <pre className="document">{transaction.data}</pre>
        </details>
      )}
    </>
  )
}

function Amount({ prompt: { transaction, call, swap }, network }: SendProps) {
  const currency = network.nativeCurrency
  if (swap) return <SwapAmounts swap={swap} />
  if (!call) {
    // A call that sends nothing has no amount, so "0 ETH" would say nothing about it.
    if (transaction.value === '0' && transaction.data !== '0x') return null
    const full = toExactText(transaction.value, currency)
    return (
      <p className="amount" title={full}>
        {toCurrencyText(transaction.value, currency)}
      </p>
    )
  }
  return (
    <>
      <p className="amount" title={toExactText(call.amount, call)}>
        {toCurrencyText(call.amount, call)}
      </p>
      {call.name === 'approve' && (
        <p className="warning">The spender may spend this amount later, without asking again.</p>
      )}
    </>
  )
}

function SwapAmounts({ swap: { sold, bought } }: { readonly swap: SwapCall }) {
  return (
    <>
      <p className="amount" title={toExactText(sold.amount, sold)}>
        {toCurrencyText(sold.amount, sold)}
      </p>
      <p title={toExactText(bought.amount, bought)}>
        for at least {toCurrencyText(bought.amount, bought)}
      </p>
    </>
  )
}

function toFacts({ transaction, call, swap, fee }: Send, network: NetworkInfo): Fact[] {
  const to = swap?.to ?? call?.to ?? transaction.to
  const contract = swap ? 'Router' : 'Token'
  const recipient = call?.name === 'approve' ? 'Spender' : 'To'
  return [
    { name: recipient, value: to ? <FullAddress address={to} /> : 'Creates a contract' },
    ...((call || swap) && transaction.to
      ? [{ name: contract, value: <FullAddress address={transaction.to} /> }]
      : []),
    {
      name: 'Fee',
      value:
        fee === undefined ? 'Unknown' : `at most ${toCurrencyText(fee, network.nativeCurrency)}`,
    },
  ]
}
