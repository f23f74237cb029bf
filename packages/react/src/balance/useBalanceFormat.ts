import type { Balance } from '@latchkey/core'
import { useMemo } from 'react'
import { useLanguage } from '../hooks/useLanguage.ts'
import { createBalanceFormat } from './createBalanceFormat.ts'

/** Formats amounts in the language of the kit. */
export function useBalanceFormat(): (balance: Balance) => string {
  const { locale } = useLanguage()
  return useMemo(() => createBalanceFormat(locale), [locale])
}
