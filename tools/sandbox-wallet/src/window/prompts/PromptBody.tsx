import type { ApprovalView, Prompt } from '../../wire/wire.ts'
import { type Fact, Facts } from '../Facts.tsx'
import { FullAddress } from '../FullAddress.tsx'
import { ApproveSession } from './ApproveSession.tsx'
import { SendBitcoin, SignBitcoinMessage, SignPsbt } from './Bitcoin.tsx'
import { Connect } from './Connect.tsx'
import type { PromptChoice } from './PromptChoice.ts'
import { SendCalls } from './SendCalls.tsx'
import { SendTransaction } from './SendTransaction.tsx'
import { SignIn } from './SignIn.tsx'
import { SignMessage } from './SignMessage.tsx'
import { SignSolanaTransactions } from './SignSolanaTransactions.tsx'
import { SignTypedData } from './SignTypedData.tsx'

type PromptBodyProps = {
  readonly view: ApprovalView
  readonly choice: PromptChoice
  readonly onChoose: (choice: PromptChoice) => void
}

type Plain = Extract<Prompt, { kind: 'switch-network' | 'add-network' | 'watch-asset' }>

/**
 * Returns the rows of an approval page for kinds of requests that are shown as names and values
 * only.
 */
function toFacts(prompt: Plain): readonly Fact[] {
  if (prompt.kind === 'switch-network')
    return [
      { name: 'From', value: prompt.from.name },
      { name: 'To', value: prompt.to.name },
    ]
  if (prompt.kind === 'add-network')
    return [
      { name: 'Network', value: prompt.network.name },
      { name: 'Chain id', value: prompt.network.chainId },
      { name: 'Currency', value: prompt.network.nativeCurrency.symbol },
      { name: 'RPC', value: prompt.rpcUrl },
    ]
  return [
    { name: 'Symbol', value: prompt.symbol },
    { name: 'Decimals', value: prompt.decimals },
    { name: 'Contract', value: <FullAddress address={prompt.address} /> },
  ]
}

/** Shows the content of a wallet request, which depends on the request's kind. */
export function PromptBody({ view, choice, onChoose }: PromptBodyProps) {
  const { prompt, accounts, network } = view
  switch (prompt.kind) {
    case 'connect':
      return (
        <Connect
          accounts={accounts}
          namespace={
            prompt.returns === 'solana' || prompt.returns === 'bip122' ? prompt.returns : 'eip155'
          }
          chosen={choice.accounts?.[0]}
          onChoose={(address) => onChoose({ accounts: [address] })}
        />
      )
    case 'sign-message':
      return <SignMessage message={prompt.message} />
    case 'sign-typed-data':
      return <SignTypedData typedData={prompt.typedData} />
    case 'send-transaction':
      return <SendTransaction prompt={prompt} network={network} />
    case 'switch-network':
    case 'add-network':
    case 'watch-asset':
      return <Facts facts={toFacts(prompt)} />
    case 'approve-session':
      return (
        <ApproveSession prompt={prompt} accounts={accounts} choice={choice} onChange={onChoose} />
      )
    case 'sign-in':
      return <SignIn prompt={prompt} />
    case 'send-calls':
      return <SendCalls prompt={prompt} network={network} />
    case 'sign-solana-message':
      return <SignMessage message={prompt.message} />
    case 'sign-solana-transactions':
      return <SignSolanaTransactions prompt={prompt} />
    case 'sign-bitcoin-message':
      return <SignBitcoinMessage prompt={prompt} />
    case 'send-bitcoin':
      return <SendBitcoin prompt={prompt} accounts={accounts} />
    case 'sign-psbt':
      return <SignPsbt prompt={prompt} accounts={accounts} />
    case 'unlock':
      return null
  }
}
