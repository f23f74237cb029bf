import * as core from '@latchkey/core'
import { messages } from './messages.ts'

/** Locale of the texts. English uses the default of `@latchkey/core`, British dates. */
const locale = messages.language === 'en' ? undefined : messages.language

/** Formats a day in the language of the texts: "23 November 2026". */
export const formatDay = (time: core.Time): string => core.formatDay(time, { locale })

/** Formats day and time in the language of the texts: "23 November 2026, 15:10". */
export const formatMoment = (time: core.Time, timeZone?: 'UTC'): string =>
  core.formatMoment(time, { locale, timeZone })

/** Formats base units with all digits, grouped as in the language of the texts (S-51). */
export const formatExact = (amount: bigint, decimals: number): string =>
  core.formatAmount(amount, decimals, { exact: true, locale })
