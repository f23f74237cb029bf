import { fillIn, formatMoment } from '@latchkey/core'
import type { Messages } from '../messages/catalogues.ts'

/** The request that a mail belongs to, as the mail shows it (S-41). */
export type Asker = {
  readonly origin: string
  readonly browser: string
  /** Network address of the request; absent if the mail belongs to no request. */
  readonly place?: string
  readonly at: Date
  /** Text catalogue in the language of the request. */
  readonly messages: Messages
}

/** Content of a mail, before it is rendered as text and HTML. */
export type Letter = {
  /** Subject of the mail. The placeholder `{operator}` is replaced by the operator's name. */
  readonly subject: string
  /** One sentence that states the event or the requested action. */
  readonly sentence: string
  /** One-time code that the mail shows in large digits. A mail has either a code or a button. */
  readonly code?: string
  readonly button?: { readonly label: string; readonly link: string }
  /** Short paragraphs of the mail below the code or button. */
  readonly notes?: readonly string[]
  readonly asker: Asker
  /** Link with which the owner rejects the request, shown as "This was not me" (S-42). */
  readonly disownLink?: string
}

/** Formats a time in the language of a mail, e.g. `15 January 2030, 10:00 UTC`. */
export function toTime(at: Date, { language }: Messages): string {
  const locale = language === 'en' ? undefined : language
  return `${formatMoment(at, { locale, timeZone: 'UTC' })} UTC`
}

/** Returns site, browser, network address and time of a mail's request, in this order (S-41). */
export function toFacts({
  origin,
  browser,
  place,
  at,
  messages,
}: Asker): (readonly [string, string])[] {
  const { facts } = messages
  const rows: (readonly [string, string])[] = [
    [facts.site, origin],
    [facts.browser, browser],
  ]
  if (place !== undefined && place !== '')
    rows.push([facts.place, fillIn(facts.networkAddress, { place })])
  return [...rows, [facts.time, toTime(at, messages)]]
}
