import type { SolanaStep } from '../../wire/solanaSummary.ts'
import { type Fact, Facts } from '../Facts.tsx'
import { FullAddress } from '../FullAddress.tsx'
import { toExactText } from '../toCurrencyText.ts'
import { toVisibleText } from '../toVisibleText.ts'

const sol = { symbol: 'SOL', decimals: 9 }

type TokenTransfer = Extract<SolanaStep, { kind: 'token-transfer' }>
type StepOf<kind extends SolanaStep['kind']> = {
  readonly step: Extract<SolanaStep, { kind: kind }>
}

function toTokenText({ amount, decimals, symbol }: TokenTransfer): string {
  // The decimals of the token are unknown, so only its base units can be shown.
  if (decimals === undefined) return `${amount} base units of a token`
  return toExactText(amount, { decimals, symbol: symbol ?? 'tokens' })
}

function Transfer({ step }: StepOf<'transfer'>) {
  return (
    <>
      <p className="amount">{toExactText(step.lamports, sol)}</p>
      <Facts facts={[{ name: 'To', value: <FullAddress address={step.to} /> }]} />
    </>
  )
}

function TransferToken({ step }: StepOf<'token-transfer'>) {
  const { to, owner, mint } = step
  const facts: Fact[] = [
    { name: 'To', value: <FullAddress address={owner ?? to} /> },
    ...(owner === undefined
      ? []
      : [{ name: 'Recipient’s token account', value: <FullAddress address={to} /> }]),
    ...(mint === undefined ? [] : [{ name: 'Token', value: <FullAddress address={mint} /> }]),
  ]
  return (
    <>
      <p className="amount">{toTokenText(step)}</p>
      <Facts facts={facts} />
    </>
  )
}

function CreateTokenAccount({ step }: StepOf<'create-token-account'>) {
  return (
    <>
      <p>Opens an account for {step.symbol ?? 'a token'}, if there is none yet.</p>
      <Facts
        facts={[
          { name: 'For', value: <FullAddress address={step.owner} /> },
          { name: 'Token', value: <FullAddress address={step.mint} /> },
        ]}
      />
    </>
  )
}

function Memo({ step }: StepOf<'memo'>) {
  return (
    <>
      <p>Writes a public memo.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <pre className="document" tabIndex={0}>
        {toVisibleText(step.text)}
      </pre>
    </>
  )
}

function Other({ step }: StepOf<'other'>) {
  return (
    <>
      <p className="warning">Calls a program this wallet does not know.</p>
      <Facts facts={[{ name: 'Program', value: <FullAddress address={step.programId} /> }]} />
      {step.data !== '' && (
        <details className="group">
          <summary>Data</summary>
          <pre className="document">{step.data}</pre>
        </details>
      )}
    </>
  )
}

function Step({ step }: { readonly step: SolanaStep }) {
  switch (step.kind) {
    case 'transfer':
      return <Transfer step={step} />
    case 'token-transfer':
      return <TransferToken step={step} />
    case 'create-token-account':
      return <CreateTokenAccount step={step} />
    case 'memo':
      return <Memo step={step} />
    case 'other':
      return <Other step={step} />
  }
}

/** Shows the effects of a Solana transaction, with one section per instruction. */
export function SolanaSteps({ steps }: { readonly steps: readonly SolanaStep[] }) {
  return steps.map((step, index) => (
    <section className="group" key={index}>
      <Step step={step} />
    </section>
  ))
}
