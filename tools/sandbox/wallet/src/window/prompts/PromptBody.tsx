import type { Address, ApprovalView } from '../../wire.ts'
import { Facts } from '../Facts.tsx'
import { FullAddress } from '../FullAddress.tsx'
import { SendBitcoin, SignBitcoinMessage, SignPsbt } from './Bitcoin.tsx'
import { Connect } from './Connect.tsx'
import { SendCalls } from './SendCalls.tsx'
import { SendTransaction } from './SendTransaction.tsx'
import { SignMessage } from './SignMessage.tsx'
import { SignSolanaTransactions } from './SignSolanaTransactions.tsx'
import { SignTypedData } from './SignTypedData.tsx'

type PromptBodyProps = {
  readonly view: ApprovalView
  readonly chosen: Address
  readonly onChoose: (address: Address) => void
}

/** The part of an approval page that differs by kind. */
export function PromptBody({ view, chosen, onChoose }: PromptBodyProps) {
  const { prompt, accounts, network } = view
  switch (prompt.kind) {
    case 'connect':
      return (
        <Connect
          accounts={accounts}
          namespace={
            prompt.returns === 'solana' || prompt.returns === 'bip122' ? prompt.returns : 'eip155'
          }
          chosen={chosen}
          onChoose={onChoose}
        />
      )
    case 'sign-message':
      return <SignMessage message={prompt.message} />
    case 'sign-typed-data':
      return <SignTypedData typedData={prompt.typedData} />
    case 'send-transaction':
      return <SendTransaction prompt={prompt} network={network} />
    case 'switch-network':
      return (
        <Facts
          facts={[
            { name: 'From', value: prompt.from.name },
            { name: 'To', value: prompt.to.name },
          ]}
        />
      )
    case 'add-network':
      return (
        <Facts
          facts={[
            { name: 'Network', value: prompt.network.name },
            { name: 'Chain id', value: prompt.network.chainId },
            { name: 'Currency', value: prompt.network.nativeCurrency.symbol },
            { name: 'RPC', value: prompt.rpcUrl },
          ]}
        />
      )
    case 'watch-asset':
      return (
        <Facts
          facts={[
            { name: 'Symbol', value: prompt.symbol },
            { name: 'Decimals', value: prompt.decimals },
            { name: 'Contract', value: <FullAddress address={prompt.address} /> },
          ]}
        />
      )
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
