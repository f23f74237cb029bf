import { Stack } from '@latchkey/ui'
import { List } from '../../parts/List.tsx'
import { NothingToPay } from '../../pay/NothingToPay.tsx'
import { PaySum } from '../../pay/PaySum.tsx'
import { payHeader } from '../../pay/PayTitle.tsx'
import { usePay } from '../../pay/usePay.ts'
import { Disconnect } from './Disconnect.tsx'
import { PayExchanges } from './PayExchanges.tsx'
import { WalletRow } from './WalletRow.tsx'

export const PayHeader = payHeader

/** Shows a payment that an app requests. The user chooses a wallet or an exchange to pay with. */
export function Pay() {
  const { payment } = usePay()
  if (!payment) return <NothingToPay />
  return (
    <Stack gap={16}>
      <PaySum payment={payment} />
      <List>
        <WalletRow payment={payment} />
      </List>
      <PayExchanges payment={payment} />
      <Disconnect payment={payment} />
    </Stack>
  )
}
