import { isUserRejection, readBaseUnits } from '@latchkey/core'
import { getActiveNetwork } from '@latchkey/kit'
import { Button, Input } from '@latchkey/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './TransferForm.module.css'
import { toAmountProblem } from './toAmountProblem.ts'
import { isAddress, type TestWallet, useTestWallet } from './useTestWallet.ts'

/**
 * For testers: requests a transfer of native currency and shows the response of the wallet. Renders
 * nothing without an EVM wallet.
 */
export function TransferForm() {
  const { wallet, returning } = useTestWallet()
  if (!wallet) return null
  return (
    <div className={returning ? styles['coming'] : undefined} inert={returning}>
      <Form wallet={wallet} />
    </div>
  )
}

function Form({ wallet }: { readonly wallet: TestWallet }) {
  const messages = useMessages().profileTest
  const { kit, product } = useApp()
  const [invalid, setInvalid] = useState<{ readonly to?: string; readonly amount?: string }>({})
  const coin = getActiveNetwork(kit, { namespace: 'eip155' })?.nativeCurrency
  const send = useMutation(
    {
      mutationFn: (call: { to: string; value: bigint }) =>
        wallet.request({
          method: 'eth_sendTransaction',
          params: [{ from: wallet.from, to: call.to, value: `0x${call.value.toString(16)}` }],
        }),
    },
    product.queryClient,
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const to = String(fields.get('to')).trim()
    const amount = String(fields.get('amount'))
    const value = readBaseUnits(amount, coin?.decimals ?? 18)
    if (!isAddress(to)) return setInvalid({ to: messages.sendToInvalid })
    if (value === undefined) return setInvalid({ amount: toAmountProblem(amount, messages) })
    setInvalid({})
    send.mutate({ to, value })
  }
  return (
    <section>
      <h2>{messages.send}</h2>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <Input
          autoComplete="off"
          error={invalid.to}
          label={messages.sendTo}
          name="to"
          spellCheck={false}
        />
        <Input
          autoComplete="off"
          error={invalid.amount}
          inputMode="decimal"
          label={messages.sendAmount(coin?.symbol ?? '')}
          name="amount"
        />
        <Button type="submit" pending={send.isPending}>
          {messages.sendAction}
        </Button>
      </form>
      <p className={styles['result']} role="status" data-testid="transfer-result">
        {send.isPending && messages.sendPending}
        {send.isSuccess && messages.sent(String(send.data))}
        {send.isError && (isUserRejection(send.error) ? messages.sendRefused : send.error.message)}
      </p>
    </section>
  )
}
