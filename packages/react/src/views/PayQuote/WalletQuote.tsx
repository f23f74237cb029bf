import { shortenAddress } from '@latchkey/core'
import { Button, EmptyState, Skeleton, Stack, Text } from '@latchkey/ui'
import { useState } from 'react'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { usePayText } from '../../messages/pays.ts'
import { List } from '../../parts/List.tsx'
import { PayFact } from '../../pay/PayFact.tsx'
import type { PaymentProps } from '../../pay/PaySum.tsx'
import { OpenRequests } from '../../send/OpenRequests.tsx'
import { useSendForm } from '../../send/useSend.ts'
import { DirectQuote } from './DirectQuote.tsx'
import { OptionRow } from './OptionRow.tsx'
import { OtherWallet } from './OtherWallet.tsx'
import { SwapQuote } from './SwapQuote.tsx'
import { usePayOptions } from './usePayOptions.ts'

/**
 * Shows the account that pays, and the tokens that it can pay with. Preselects the requested asset
 * if its balance suffices, else the token with the highest value.
 */
export function WalletQuote({ payment }: PaymentProps) {
  const text = usePayText()
  const { address } = useAccount()
  const { requests } = useSendForm()
  const { options, isError, isPending, refetch } = usePayOptions(payment)
  const [wanted, setWanted] = useState<string>()
  const usable = options.filter(({ direct, held }) => !direct || (held ?? 0n) >= payment.units)
  const chosen = usable.find(({ token }) => (token.address ?? '') === wanted) ?? usable[0]
  if (!address) return <OtherWallet payment={payment} title={text('pay.connectFirst')} />
  return (
    <>
      <OpenRequests requests={requests} />
      <PayFact name={text('pay.from')} testId="pay-from">
        {shortenAddress(address)}
      </PayFact>
      <Stack gap={8}>
        <Text as="h3" size="small" tone="muted">
          {text('pay.options')}
        </Text>
        <List>
          {options.map((option) => (
            <OptionRow
              chosen={option.token === chosen?.token}
              key={option.token.address ?? ''}
              onChoose={() => setWanted(option.token.address ?? '')}
              option={option}
              payment={payment}
            />
          ))}
        </List>
        {isPending && (
          <div aria-label={text('pay.loadingOptions')} role="status">
            <Skeleton shape="row" />
          </div>
        )}
        {isError && (
          <EmptyState
            action={
              <Button onClick={() => void refetch()} size="small">
                {text('modal.tryAgain')}
              </Button>
            }
            title={text('pay.optionsFailed')}
          />
        )}
      </Stack>
      {chosen?.direct && <DirectQuote payment={payment} />}
      {chosen && !chosen.direct && (
        <SwapQuote key={chosen.token.address ?? ''} payment={payment} token={chosen.token} />
      )}
      {!chosen && !isPending && <OtherWallet payment={payment} title={text('pay.noneEnough')} />}
    </>
  )
}
