import { track } from '@latchkey/kit'
import type { SendToken } from '@latchkey/kit/send'
import { Button, ChevronDownIcon, Icon, Text } from '@latchkey/ui'
import { type ReactNode, useId } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useSwapText } from '../../messages/swaps.ts'
import { AmountReadings } from '../../parts/AmountReadings.tsx'
import styles from '../../send/AmountCard.module.css'
import { TokenImage } from '../../send/TokenImage.tsx'
import { toDollars } from '../../send/toDollars.ts'

type Target = 'sourceToken' | 'toToken'

export type TokenCardProps = {
  readonly target: Target
  /** Visible title above the amount. */
  readonly title: string
  /** Accessible name of the amount field. */
  readonly label: string
  readonly token: SendToken | undefined
  /**
   * Amount in base units, whose value in US dollars is shown. `undefined` while the amount is
   * unknown.
   */
  readonly amount: bigint | undefined
  /** Text of the amount field. */
  readonly shown: string
  readonly invalid?: boolean
  /** Called when the user edits the amount. Without it, the field is read-only. */
  readonly onChange?: (typed: string) => void
  /** Content below the amount, such as the balance. */
  readonly children?: ReactNode
}

/** One of the two sides of a swap: its amount, token and value in US dollars. */
export function TokenCard(props: TokenCardProps) {
  const { target, title, label, token, amount, shown, invalid = false, onChange } = props
  const id = useId()
  const { locale } = useLanguage()
  const worth = token && amount ? toDollars(amount, token, locale) : undefined
  return (
    <div className={styles['card']}>
      <label className={styles['label']} htmlFor={id}>
        {title}
      </label>
      <div className={styles['line']}>
        <input
          aria-invalid={invalid || undefined}
          aria-label={label}
          autoComplete="off"
          className={styles['amount']}
          data-long={shown.length > 9 || undefined}
          data-testid={`swap-input-${target}`}
          id={id}
          inputMode="decimal"
          onChange={(event) => onChange?.(event.currentTarget.value)}
          placeholder="0"
          readOnly={!onChange}
          spellCheck={false}
          value={shown}
        />
        <TokenButton target={target} token={token} />
      </div>
      <div className={styles['line']}>
        <Text
          as="span"
          className={styles['worth']}
          data-testid={`swap-worth-${target}`}
          size="small"
          tabular
          tone="muted"
          truncate
        >
          {worth}
        </Text>
        {props.children}
      </div>
      {onChange && <AmountReadings onChoose={onChange} typed={shown} />}
    </div>
  )
}

type TokenButtonProps = Pick<TokenCardProps, 'target' | 'token'>

function TokenButton({ target, token }: TokenButtonProps) {
  const { kit } = useKitContext()
  const text = useSwapText()
  const choose = () => {
    track(kit, { event: 'CLICK_SELECT_TOKEN_TO_SWAP' })
    kit.modal.send({ type: 'push', page: { view: 'SwapSelectToken', data: { target } } })
  }
  const key = target === 'sourceToken' ? 'swap.changePay' : 'swap.changeGet'
  return (
    <Button
      aria-label={token && text(key, { symbol: token.symbol })}
      className={styles['token']}
      data-testid={`swap-select-token-button-${target}`}
      icon={token && <TokenImage size={20} token={token} />}
      onClick={choose}
      trailing={<Icon icon={ChevronDownIcon} size={16} />}
    >
      {token ? (
        <bdi className={styles['symbol']} data-testid={`swap-input-token-${target}`}>
          {token.symbol}
        </bdi>
      ) : (
        text('swap.gap.token')
      )}
    </Button>
  )
}
