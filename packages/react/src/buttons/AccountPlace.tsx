import { shortenAddress } from '@latchkey/core'
import { Skeleton } from '@latchkey/ui'
import type { AccountButtonProps } from '../context/AccountButtonProps.ts'
import { useThemeRoot } from '../hooks/appearance/useThemeRoot.ts'
import { useButtonText } from '../messages/buttons.ts'
import styles from './AccountButton.module.css'

export type AccountPlaceProps = Pick<
  AccountButtonProps,
  'balance' | 'size' | 'charsStart' | 'charsEnd'
>

const anyAddress = `0x${'0'.repeat(40)}`

/**
 * A placeholder with the size of the account button, shown while an account reconnects. It renders
 * the button's content invisibly, so that its width is correct in every font.
 */
export function AccountPlace(props: AccountPlaceProps) {
  const { balance = 'show', size = 'md', charsStart = 4, charsEnd = 6 } = props
  const text = useButtonText()
  const theme = useThemeRoot()
  return (
    <span {...theme}>
      <span
        aria-label={text('button.loadingAccount')}
        className={styles['place']}
        data-testid="account-place"
        role="status"
      >
        <span aria-hidden="true" className={styles['button']} data-size={size}>
          <span className={styles['avatar']} />
          <span className={styles['address']}>
            {shortenAddress(anyAddress, charsStart, charsEnd)}
          </span>
          <span className={styles['funds']}>
            <span className={styles['network']} />
            {balance === 'show' && <span className={styles['waiting']} />}
          </span>
        </span>
        <Skeleton className={styles['shade']} shape="button" />
      </span>
    </span>
  )
}
