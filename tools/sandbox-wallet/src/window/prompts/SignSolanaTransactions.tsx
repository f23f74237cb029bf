import type { SolanaSummary } from '../../wire/solanaSummary.ts'
import type { Prompt } from '../../wire/wire.ts'
import { Facts } from '../Facts.tsx'
import { toExactText } from '../toCurrencyText.ts'
import { SolanaSteps } from './SolanaSteps.tsx'

const sol = { symbol: 'SOL', decimals: 9 }

type SignSolanaTransactionsProps = {
  readonly prompt: Extract<Prompt, { kind: 'sign-solana-transactions' }>
}

const toBytes = (base64: string) => (base64.length / 4) * 3 - (/=*$/.exec(base64)?.[0].length ?? 0)

/** Shows the effects and fee of each Solana transaction, and its bytes in a collapsed section. */
export function SignSolanaTransactions({ prompt }: SignSolanaTransactionsProps) {
  const { transactions, summaries, send } = prompt
  return (
    <>
      {transactions.map((transaction, index) => (
        <section className="group" key={transaction}>
          {transactions.length > 1 && (
            <h2>
              Transaction {index + 1} of {transactions.length}
            </h2>
          )}
          <Transaction transaction={transaction} summary={summaries?.[index]} />
        </section>
      ))}
      <p className="muted">
        {send
          ? 'The wallet signs and sends it.'
          : 'The wallet only signs. The site may send it, now or later.'}
      </p>
    </>
  )
}

type TransactionProps = {
  readonly transaction: string
  readonly summary: SolanaSummary | undefined
}

function Transaction({ transaction, summary }: TransactionProps) {
  const { steps = [], fee, warning } = summary ?? {}
  return (
    <>
      {steps.length === 0 && (
        <p className="warning" role="alert">
          This wallet cannot read what it does.
        </p>
      )}
      {warning !== undefined && (
        <p className="warning" role="alert">
          This transaction is likely to fail. {warning}
        </p>
      )}
      <SolanaSteps steps={steps} />
      <Facts
        facts={[
          {
            name: 'Fee',
            value: fee === undefined ? 'Unknown' : toExactText(fee, sol),
          },
        ]}
      />
      <details className="group">
        <summary>Raw transaction, {toBytes(transaction)} bytes</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
        <pre className="document" tabIndex={0}>
          {transaction}
        </pre>
      </details>
    </>
  )
}
