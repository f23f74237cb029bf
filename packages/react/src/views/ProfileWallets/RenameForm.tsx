import { shortenAddress } from '@latchkey/core'
import { CheckIcon, CloseIcon, Icon, IconButton, Input } from '@latchkey/ui'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useAccountText } from '../../messages/accounts.ts'
import type { Renaming } from './useRenaming.ts'

export type RenameFormProps = {
  readonly renaming: Renaming
  readonly address: string
  /** Name of the account if the user has not given it a label. */
  readonly name: string
}

/** Maximum length of a label that the kit stores. */
const longestName = 32

/**
 * Edits the label of an account. Enter saves the label. Escape cancels without closing the modal.
 */
export function RenameForm({ renaming, address, name }: RenameFormProps) {
  const text = useAccountText()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  function save(event: FormEvent): void {
    event.preventDefault()
    renaming.save(field.current?.value ?? '')
  }
  function cancelOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    renaming.cancel()
  }
  return (
    <form onKeyDown={cancelOnEscape} onSubmit={save}>
      <Input
        autoComplete="off"
        data-testid="account-name-input"
        defaultValue={renaming.label}
        dir="auto"
        enterKeyHint="done"
        hint={<bdi>{shortenAddress(address)}</bdi>}
        label={text('profile.accountName')}
        labelHidden
        maxLength={longestName}
        placeholder={name}
        ref={field}
        trailing={
          <>
            <IconButton aria-label={text('profile.saveName')} type="submit">
              <Icon icon={CheckIcon} />
            </IconButton>
            <IconButton aria-label={text('modal.cancel')} onClick={renaming.cancel}>
              <Icon icon={CloseIcon} />
            </IconButton>
          </>
        }
      />
    </form>
  )
}
