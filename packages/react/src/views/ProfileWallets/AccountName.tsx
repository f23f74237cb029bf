import { shortenAddress } from '@latchkey/core'
import { Icon, IconButton, PencilIcon, Stack, Text, type TextProps } from '@latchkey/ui'
import { useAccountText } from '../../messages/accounts.ts'
import styles from './AccountName.module.css'
import type { Renaming } from './useRenaming.ts'

export type AccountNameProps = Pick<TextProps, 'as' | 'weight'> & {
  readonly renaming: Renaming
  readonly address: string
  /**
   * Name of the wallet or of the login. If the user has given the account a label, the name is
   * shown below it.
   */
  readonly name: string
}

/** Shows the name of an account, with a button that renames it. */
export function AccountName({ renaming, address, name, as = 'div', weight }: AccountNameProps) {
  const text = useAccountText()
  const { label, control, start } = renaming
  const shown = label ?? name
  return (
    <>
      <Stack align="center" direction="row">
        <Text as={as} weight={weight}>
          <bdi className={styles['name']} title={shown}>
            {shown}
          </bdi>
        </Text>
        <IconButton
          aria-label={text('profile.rename', { account: `${shown} ${shortenAddress(address)}` })}
          className={styles['rename']}
          data-testid="rename-account-button"
          onClick={start}
          ref={control}
        >
          <Icon icon={PencilIcon} size={16} />
        </IconButton>
      </Stack>
      {label && (
        <Text as="div" size="small" tone="muted">
          <bdi className={styles['name']} title={name}>
            {name}
          </bdi>
        </Text>
      )}
    </>
  )
}
