import { toRateAddress } from '@latchkey/service'
import { mailsPerAddress, mailsPerDevice, mailsPerNetworkMs } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import { findDevice } from '../devices/devices.ts'
import type { Allowance } from '../limits/takeAllowances.ts'
import { findUserByEmail } from '../users/users.ts'

/**
 * The recipient, the requesting device (by its key) and the network address of a mail, by which
 * mails are limited.
 */
export type MailParty = {
  readonly email: string
  readonly thumbprint: string
  readonly ip: string
}

/**
 * Returns the limits of a mail (S-41). A device that is verified for the address has its own limit,
 * which requests from others cannot exhaust.
 *
 * @returns `taken`: limits that reject the mail when exhausted. `noted`: limits that count the mail
 * without rejecting it.
 */
export async function mailAllowances(
  { db, hash, config }: Pick<FrameContext, 'db' | 'hash' | 'config'>,
  { email, thumbprint, ip }: MailParty,
): Promise<{ readonly taken: readonly Allowance[]; readonly noted: readonly Allowance[] }> {
  const ofKey = { key: `mail device ${thumbprint}`, rules: mailsPerDevice }
  const perNetwork = { limit: config.mailsPerNetwork, windowMs: mailsPerNetworkMs }
  const ofNetwork = { key: `mail ip ${hash('ip', toRateAddress(ip))}`, rules: [perNetwork] }
  const owner = await findUserByEmail(db, email)
  const device = await findDevice(db, { userId: owner?.id ?? '', thumbprint })
  if (device) {
    const own = { key: `mail known ${device.id}`, rules: mailsPerAddress }
    return { taken: [own, ofKey], noted: [ofNetwork] }
  }
  const ofAddress = { key: `mail ${hash('email', email)}`, rules: mailsPerAddress }
  return { taken: [ofAddress, ofKey, ofNetwork], noted: [] }
}

/** Wait in seconds before a mail can be sent again. */
export const resendAfterSeconds = mailsPerDevice[0].windowMs / 1_000
