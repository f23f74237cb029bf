import { EmptyState, Stack } from '@latchkey/ui'
import { useDeposit } from '../../deposit/useDeposit.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { RecoveryPrompt } from '../../login/RecoveryPrompt.tsx'
import { useRecovery } from '../../login/useRecovery.ts'
import { useDepositText } from '../../messages/deposits.ts'
import { AmountPresets } from '../../parts/AmountPresets.tsx'
import { DollarCard } from './DollarCard.tsx'
import { Exchanges } from './Exchanges.tsx'

/** Suggested amounts in US dollars, one button each (kit-views, PayWithExchange). */
const presets = [10, 50, 100]

export const PayWithExchangeHeader = { title: <Title /> }

function Title() {
  const text = useDepositText()
  return text('title.PayWithExchange')
}

/**
 * Deposits an asset from an exchange to the active account. If the wallet has no recovery, the view
 * first asks the user to set it up, which the user can postpone.
 */
export function PayWithExchange() {
  const text = useDepositText()
  const { address } = useAccount()
  if (!address) return <EmptyState title={text('deposit.notHere')} />
  return <Depositing address={address} key={address} />
}

function Depositing({ address }: { readonly address: string }) {
  const text = useDepositText()
  const recovery = useRecovery(address)
  const facts = useDeposit()
  if (!facts.asset) return <EmptyState title={text('deposit.notHere')} />
  if (recovery.missing) return <RecoveryPrompt onLater={recovery.postpone} />
  return (
    <Stack gap={16}>
      <DollarCard facts={facts} />
      <AmountPresets
        amounts={presets}
        chosen={facts.dollars}
        currency="USD"
        label={text('deposit.presets')}
        onChoose={(dollars) => facts.change({ dollars })}
      />
      <Exchanges facts={facts} />
    </Stack>
  )
}
