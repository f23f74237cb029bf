import { CloseIcon, Icon, IconButton, Input, SearchIcon } from '@latchkey/ui'
import styles from './SearchInput.module.css'

export type SearchInputProps = {
  readonly label: string
  readonly clearLabel: string
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly 'data-testid'?: string
}

/** A field that filters the list below it. */
export function SearchInput(props: SearchInputProps) {
  const { label, clearLabel, value, onValueChange } = props
  return (
    <Input
      autoComplete="off"
      className={styles['search']}
      data-testid={props['data-testid']}
      icon={<Icon icon={SearchIcon} />}
      label={label}
      labelHidden
      onChange={(event) => onValueChange(event.currentTarget.value)}
      placeholder={label}
      spellCheck={false}
      trailing={
        value && (
          <IconButton aria-label={clearLabel} onClick={() => onValueChange('')}>
            <Icon icon={CloseIcon} size={16} />
          </IconButton>
        )
      }
      type="search"
      value={value}
    />
  )
}
