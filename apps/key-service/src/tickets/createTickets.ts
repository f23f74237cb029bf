import { hkdfSync } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import { dayMs, hourMs } from '../config/constants.ts'
import { KeyRefusal } from '../errors/KeyRefusal.ts'

/**
 * Content of a ticket: the wallet, and the thumbprint of the device key that may request the
 * wallet's copy (`cnf` claim of RFC 7800).
 */
export type TicketParty = { readonly walletId: string; readonly thumbprint: string }

export type Tickets = {
  readonly issue: (
    party: TicketParty,
    now: number,
  ) => Promise<{ readonly ticket: string; readonly opensAt: string; readonly expiresAt: string }>
  /**
   * Verifies a ticket's signature and that its release period is open.
   *
   * @throws {KeyRefusal} `invalid_ticket`, `release_too_early`, `ticket_over`.
   */
  readonly verify: (ticket: string, now: number) => Promise<TicketParty>
}

export type TicketSettings = {
  readonly secretKey: Buffer
  readonly delayHours: number
  readonly openDays: number
}

const typ = 'escrow-ticket+jwt'
const keyBytes = 32
const Claims = z.object({ walletId: z.string(), cnf: z.object({ jkt: z.string() }) })

const toTime = (seconds: number) => new Date(seconds * 1_000).toISOString()

/**
 * Creates the functions that issue and verify tickets for the release of copies. They need only the
 * key service's secret, so tickets are not stored.
 */
export function createTickets({ secretKey, delayHours, openDays }: TicketSettings): Tickets {
  const key = new Uint8Array(
    hkdfSync('sha256', secretKey, '', 'latchkey/escrow-ticket/v1', keyBytes),
  )
  return {
    async issue({ walletId, thumbprint }, now) {
      // The start is rounded up to whole seconds, so that an operator's copy is never released
      // early.
      const opens = Math.ceil((now + delayHours * hourMs) / 1_000)
      const expires = opens + Math.ceil((openDays * dayMs) / 1_000)
      const ticket = await new SignJWT({ walletId, cnf: { jkt: thumbprint } })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setNotBefore(opens)
        .setExpirationTime(expires)
        .sign(key)
      return { ticket, opensAt: toTime(opens), expiresAt: toTime(expires) }
    },

    async verify(ticket, now) {
      const { payload } = await jwtVerify(ticket, key, {
        algorithms: ['HS256'],
        typ,
        requiredClaims: ['nbf', 'exp'],
        clockTolerance: 0,
        currentDate: new Date(now),
      }).catch(toKeyRefusal)
      const { walletId, cnf } = Claims.parse(payload)
      return { walletId, thumbprint: cnf.jkt }
    },
  }
}

function toKeyRefusal(cause: unknown): never {
  if (cause instanceof errors.JWTExpired) throw new KeyRefusal('ticket_over', { cause })
  const isEarly = cause instanceof errors.JWTClaimValidationFailed && cause.claim === 'nbf'
  throw new KeyRefusal(isEarly ? 'release_too_early' : 'invalid_ticket', { cause })
}
