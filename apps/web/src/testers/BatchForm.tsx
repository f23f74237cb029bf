import { isUserRejection, readBaseUnits, toEvmChainId } from '@latchkey/core'
import { getActiveNetwork } from '@latchkey/kit'
import { Button, Input } from '@latchkey/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './TransferForm.module.css'
import { toAmountProblem } from './toAmountProblem.ts'
import {
  type BatchState,
  readBatchState,
  readDecimals,
  sendBatch,
  toTransfer,
} from './tokenBatch.ts'
import { isAddress, type TestWallet, useTestWallet } from './useTestWallet.ts'

const betweenLooksMs = 1_000
/**
 * Maximum number of status requests for a batch of calls: one per second for two minutes (S-138).
 */
const mostLooks = 120

/**
 * For testers: requests a batch that sends a token to several recipients, and shows its status
 * until it is final. Renders nothing without an EVM wallet.
 */
export function BatchForm() {
  const { wallet, returning } = useTestWallet()
  if (!wallet) return null
  return (
    <div className={returning ? styles['coming'] : undefined} inert={returning}>
      <Form wallet={wallet} />
    </div>
  )
}

type Field = 'token' | 'to' | 'amount'

function Form({ wallet }: { readonly wallet: TestWallet }) {
  const messages = useMessages().profileTest
  const [invalid, setInvalid] = useState<Field>()
  const send = useBatch(wallet, setInvalid)
  const amountProblem = toAmountProblem(send.variables?.amount ?? '', messages)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const token = String(fields.get('token')).trim()
    const to = String(fields.get('to'))
      .split(/[\s,]+/)
      .filter(Boolean)
    if (!isAddress(token)) return setInvalid('token')
    if (to.length === 0 || !to.every(isAddress)) return setInvalid('to')
    setInvalid(undefined)
    send.mutate({ token, to, amount: String(fields.get('amount')) })
  }
  const field = (name: Field, label: string, error: string) => (
    <Input
      autoComplete="off"
      error={invalid === name ? error : undefined}
      label={label}
      name={name}
      spellCheck={false}
    />
  )
  return (
    <section>
      <h2>{messages.batch}</h2>
      <form className={`${styles['form']} ${styles['batch']}`} noValidate onSubmit={submit}>
        {field('token', messages.batchToken, messages.batchTokenInvalid)}
        {field('to', messages.batchTo, messages.sendToInvalid)}
        {field('amount', messages.batchAmount, amountProblem)}
        <Button type="submit" pending={send.isPending}>
          {messages.batchAction}
        </Button>
      </form>
      <p className={styles['result']} role="status" data-testid="batch-result">
        {send.isPending && messages.sendPending}
        {send.isSuccess && send.data && <Progress id={send.data} wallet={wallet} />}
        {send.isError && (isUserRejection(send.error) ? messages.sendRefused : send.error.message)}
      </p>
    </section>
  )
}

type Wish = { readonly token: string; readonly to: readonly string[]; readonly amount: string }

/**
 * Returns the action that sends the tester's batch of transfers. It resolves with `undefined` if
 * the token or the amount is invalid.
 */
function useBatch(wallet: TestWallet, setInvalid: (field: Field) => void) {
  const complain = (field: Field): undefined => {
    setInvalid(field)
    return undefined
  }
  const { kit, product } = useApp()
  return useMutation(
    {
      mutationFn: async ({ token, to, amount }: Wish) => {
        const network = getActiveNetwork(kit, { namespace: 'eip155' })
        const decimals = await readDecimals(wallet, token)
        if (!network || decimals === undefined) return complain('token')
        const value = readBaseUnits(amount, decimals)
        if (value === undefined) return complain('amount')
        const calls = to.map((receiver) => toTransfer(token, receiver, value))
        return sendBatch(wallet, { chainId: toEvmChainId(network.caipNetworkId), calls })
      },
    },
    product.queryClient,
  )
}

function Progress({ id, wallet }: { readonly id: string; readonly wallet: TestWallet }) {
  const messages = useMessages().profileTest
  const { product } = useApp()
  const state = useQuery(
    {
      queryKey: ['batch', wallet.from, id],
      queryFn: () => readBatchState(wallet, id),
      refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
        isEnded(data) || dataUpdateCount + errorUpdateCount >= mostLooks ? false : betweenLooksMs,
      retry: false,
    },
    product.queryClient,
  )
  if (state.data === 'done') return messages.batchDone(id)
  return state.data === 'failed' ? messages.batchFailed : messages.batchWaiting
}

const isEnded = (state: BatchState | undefined) => state === 'done' || state === 'failed'
