import { EmptyState, Stack } from '@latchkey/ui'
import { useDeposit } from '../../deposit/useDeposit.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { RecoveryNotice } from '../../login/RecoveryNotice.tsx'
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

/** Deposits an asset from an exchange to the active account. */
export function PayWithExchange() {
  const text = useDepositText()
  const { address } = useAccount()
  if (!address) return <EmptyState title={text('deposit.notHere')} />
  return <Depositing key={address} />
}

function Depositing() {
  const text = useDepositText()
  const facts = useDeposit()
  if (!facts.asset) return <EmptyState title={text('deposit.notHere')} />
  return (
    <Stack gap={16}>
      <RecoveryNotice />
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
