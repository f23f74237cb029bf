import type { ChainNamespace } from '@latchkey/core'
import { getAddressLabel, renameAccount, showToast } from '@latchkey/kit'
import { useEffect, useRef, useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { useAccountText } from '../../messages/accounts.ts'

export type AccountKey = { readonly namespace: ChainNamespace; readonly address: string }

/** Returns the label of an account, and the state and functions to edit it. */
export function useRenaming(account: AccountKey) {
  const { namespace, address } = account
  const { kit } = useKitContext()
  const text = useAccountText()
  const label = useSlice(kit.connection, () => getAddressLabel(kit, account), undefined)
  // Stores the address of the edited account, because another account can become active while the
  // user types.
  const [edited, setEdited] = useState<string>()
  const control = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const editing = edited === address

  useEffect(() => {
    if (wasEditing.current && !editing) control.current?.focus()
    wasEditing.current = editing
  }, [editing])

  function save(typed: string): void {
    setEdited(undefined)
    renameAccount(kit, { namespace, address, label: typed })
    const after = getAddressLabel(kit, account)
    if (after === label) return
    const message = text(after ? 'profile.renamed' : 'profile.nameRemoved')
    showToast(kit, { message, variant: 'success' })
  }
  return {
    label,
    editing,
    /** Ref of the button that starts editing. It receives the focus when editing ends. */
    control,
    start: () => setEdited(address),
    cancel: () => setEdited(undefined),
    save,
  }
}

export type Renaming = ReturnType<typeof useRenaming>
