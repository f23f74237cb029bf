import type { Prompt } from '../../wire.ts'

type SignSolanaTransactionsProps = {
  readonly prompt: Extract<Prompt, { kind: 'sign-solana-transactions' }>
}

/** The transactions as the site built them. */
export function SignSolanaTransactions({ prompt }: SignSolanaTransactionsProps) {
  const { transactions, send } = prompt
  return (
    <>
      <p className="muted">
        {send
          ? 'The wallet signs it and sends it.'
          : 'The wallet signs; the site may send it later.'}
      </p>
      {transactions.map((transaction, index) => (
        <section className="group" key={transaction}>
          <h2>
            Transaction {index + 1} of {transactions.length}
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
          <pre className="document" tabIndex={0}>
            {transaction}
          </pre>
        </section>
      ))}
    </>
  )
}
