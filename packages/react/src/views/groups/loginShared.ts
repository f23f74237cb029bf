import { useEmbeddedWallet } from '../../hooks/useEmbeddedWallet.ts'
import { useLoginText } from '../../hooks/useLoginText.ts'
import { CodeForm } from '../../login/CodeForm.tsx'
import { LoginRows } from '../../login/LoginRows.tsx'
import { toLoginReason } from '../../login/toLoginReason.ts'

/** What the pages of logins and of their settings have in common: one file, as with `shared`. */
export const loginShared: readonly unknown[] = [
  useEmbeddedWallet,
  useLoginText,
  toLoginReason,
  LoginRows,
  CodeForm,
]
