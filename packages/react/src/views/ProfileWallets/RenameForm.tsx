import { shortenAddress } from '@latchkey/core'
import { CheckIcon, CloseIcon, Icon, IconButton, Input } from '@latchkey/ui'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useAccountText } from '../../messages/accounts.ts'
import type { Renaming } from './useRenaming.ts'

export type RenameFormProps = {
  readonly renaming: Renaming
  readonly address: string
  /** What the account is called without a name of its own. */
  readonly name: string
}

/** What the kit keeps of a name. */
const longestName = 32

/** Asks for the name of an account, in its place. Enter saves; Escape leaves the name, and the modal, as they are. */
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
