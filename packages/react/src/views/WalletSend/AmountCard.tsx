import { formatAmount, toDecimalText, toTypedText } from '@latchkey/core'
import type { SendToken } from '@latchkey/kit/send'
import { Button, ChevronDownIcon, Icon, Stack, Text } from '@latchkey/ui'
import { useId } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useSendText } from '../../messages/sends.ts'
import { AmountReadings } from '../../parts/AmountReadings.tsx'
import styles from '../../send/AmountCard.module.css'
import { TokenImage } from '../../send/TokenImage.tsx'
import { toDollars } from '../../send/toDollars.ts'
import type { useSend } from '../../send/useSend.ts'

export type SendProps = { readonly send: ReturnType<typeof useSend> }

/**
 * Shows the field for the amount, the button that selects the token, the value in dollars and the
 * balance.
 */
export function AmountCard({ send }: SendProps) {
  const text = useSendText()
  const { locale } = useLanguage()
  const id = useId()
  const { form, given, change, token, amount, gap } = send
  const isWrong = gap === 'value' || gap === 'funds'
  const worth = token && amount !== undefined ? toDollars(amount, token, locale) : undefined
  return (
    <div className={styles['card']}>
      <label className={styles['label']} htmlFor={id}>
        {token ? text('send.amountOf', { symbol: token.symbol }) : text('send.amount')}
      </label>
      <div className={styles['line']}>
        <input
          aria-invalid={isWrong || undefined}
          autoComplete="off"
          className={styles['amount']}
          data-long={form.amount.length > 9 || undefined}
          data-testid="send-amount-input"
          id={id}
          inputMode="decimal"
          onChange={(event) => change({ amount: event.currentTarget.value })}
          placeholder="0"
          readOnly={given !== undefined}
          spellCheck={false}
          value={form.amount}
        />
        <TokenButton send={send} />
      </div>
      <div className={styles['line']}>
        <Text as="span" className={styles['worth']} size="small" tabular tone="muted" truncate>
          {worth}
        </Text>
        <Most send={send} />
      </div>
      <AmountReadings onChoose={(chosen) => change({ amount: chosen })} typed={form.amount} />
    </div>
  )
}

function TokenButton({ send: { token, given } }: SendProps) {
  const { kit } = useKitContext()
  const text = useSendText()
  const choose = () => kit.modal.send({ type: 'push', page: { view: 'WalletSendSelectToken' } })
  if (given) return token && <FixedToken token={token} />
  return (
    <Button
      aria-label={token && text('send.changeToken', { symbol: token.symbol })}
      className={styles['token']}
      data-testid="send-token-button"
      icon={token && <TokenImage size={20} token={token} />}
      onClick={choose}
      trailing={<Icon icon={ChevronDownIcon} size={16} />}
    >
      {token ? <bdi className={styles['symbol']}>{token.symbol}</bdi> : text('send.gap.token')}
    </Button>
  )
}

function FixedToken({ token }: { readonly token: SendToken }) {
  return (
    <Stack align="center" direction="row" gap={8}>
      <TokenImage size={20} token={token} />
      <Text as="span" data-testid="send-token" truncate weight={500}>
        <bdi>{token.symbol}</bdi>
      </Text>
    </Stack>
  )
}

function Most({ send: { token, balance, most, given, change } }: SendProps) {
  const text = useSendText()
  const { locale } = useLanguage()
  if (!token || balance === undefined) return null
  const { decimals, symbol } = token
  const amount = formatAmount(balance, decimals, { locale })
  return (
    <span className={styles['most']}>
      <Text as="span" size="small" tabular tone="muted" truncate>
        {text('send.balance', { amount: `${amount} ${symbol}` })}
      </Text>
      {!given && (
        <Button
          aria-label={text('send.maxOf', { symbol })}
          data-testid="send-max-button"
          disabled={most === undefined}
          onClick={() => change({ amount: toTypedText(toDecimalText(most ?? 0n, decimals)) })}
          size="small"
          variant="ghost"
        >
          {text('send.max')}
        </Button>
      )}
    </span>
  )
}
