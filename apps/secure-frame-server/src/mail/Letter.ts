import { formatMoment } from '@latchkey/core'
import type { Messages } from '../messages/catalogues.ts'
import { fillIn } from '../messages/fillIn.ts'

/** Who asked for a mail (S-41). */
export type Asker = {
  readonly origin: string
  readonly browser: string
  /** Network address of the request; absent where nobody asks just now. */
  readonly place?: string
  readonly at: Date
  /** Texts in the language of the request. */
  readonly messages: Messages
}

/** What a mail says, before it is written as text and as HTML. */
export type Letter = {
  /** May name the operator: `{operator}`. */
  readonly subject: string
  /** One sentence: what has happened, or what is to be done. */
  readonly sentence: string
  /** One large code, or one button. */
  readonly code?: string
  readonly button?: { readonly label: string; readonly link: string }
  /** Below it, one short paragraph each. */
  readonly notes?: readonly string[]
  readonly asker: Asker
  /** Where "This was not me" leads (S-42). */
  readonly disownLink?: string
}

/** A time as mails name it, e.g. `15 January 2030, 10:00 UTC`. */
export const toTime = (at: Date): string => `${formatMoment(at, { timeZone: 'UTC' })} UTC`

/** Site, browser, place and time of who asked, in this order (S-41). */
export function toFacts({
  origin,
  browser,
  place,
  at,
  messages: { facts },
}: Asker): (readonly [string, string])[] {
  const rows: (readonly [string, string])[] = [
    [facts.site, origin],
    [facts.browser, browser],
  ]
  if (place !== undefined && place !== '')
    rows.push([facts.place, fillIn(facts.networkAddress, { place })])
  return [...rows, [facts.time, toTime(at)]]
}
