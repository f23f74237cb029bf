import { useEmbeddedWallet } from '../../hooks/useEmbeddedWallet.ts'
import { useLoginText } from '../../hooks/useLoginText.ts'
import { toLoginReason } from '../../login/toLoginReason.ts'
import { LoginRows } from '../account/LoginRows.tsx'
import { CodeForm } from '../login/CodeForm.tsx'

/** What the pages of logins and of their settings have in common: one file, as with `shared`. */
export const loginShared: readonly unknown[] = [
  useEmbeddedWallet,
  useLoginText,
  toLoginReason,
  LoginRows,
  CodeForm,
]
