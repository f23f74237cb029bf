import type { Mail, Mailer } from './Mailer.ts'

/**
 * Waits in milliseconds before a mail is sent again. Greylisting servers accept a mail after one to
 * five minutes. All tries fit into the lifetime of a code.
 */
const waitsMs = [30_000, 60_000, 120_000, 240_000]

/** Returns whether a mail server refused a mail for the moment only: an SMTP status of 4xx. */
const isTemporary = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Math.floor(Number(error.responseCode) / 100) === 4

/**
 * Adds retries to a mailer. If the mail server refuses a mail for the moment (greylisting,
 * throttling), `send` resolves, and the mail is sent again for minutes. Any other failure rejects.
 *
 * @param onLost - Called with the last error when all tries failed. The mail is lost.
 */
export function withRetries(mailer: Mailer, onLost: (error: unknown) => void): Mailer {
  const timers = new Set<NodeJS.Timeout>()

  async function attempt(mail: Mail, tries: number): Promise<void> {
    try {
      await mailer.send(mail)
    } catch (error) {
      const waitMs = isTemporary(error) ? waitsMs[tries] : undefined
      if (waitMs === undefined) throw error
      const timer = setTimeout(() => {
        timers.delete(timer)
        attempt(mail, tries + 1).catch(onLost)
      }, waitMs)
      timers.add(timer)
    }
  }

  return {
    send: (mail) => attempt(mail, 0),
    close() {
      for (const timer of timers) clearTimeout(timer)
      mailer.close()
    },
  }
}
