import { toRateAddress } from '@latchkey/service'
import { mailsPerAddress, mailsPerDevice, mailsPerNetworkMs } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import type { MailTransaction } from '../db/schema.ts'
import { findDevice } from '../devices/devices.ts'
import type { Allowance, Rule } from '../limits/takeAllowances.ts'
import { findUserByEmail } from '../users/users.ts'

/**
 * The recipient, the requesting device (by its key) and the network address of a mail, by which
 * mails are limited.
 */
export type MailParty = {
  readonly email: string
  readonly thumbprint: string
  readonly ip: string
  /**
   * Whether the mail goes to the new address of a change. That address may belong to a stranger, so
   * these mails have a separate limit and do not use up the logins of its owner.
   */
  readonly isNewAddress: boolean
}

/**
 * The limits of a mail. `taken`: limits that reject the mail when exhausted. `noted`: limits that
 * count the mail without rejecting it.
 */
export type MailAllowances = {
  readonly taken: readonly Allowance[]
  readonly noted: readonly Allowance[]
}

/** Returns the party of a mail transaction's next mail. */
export const toMailParty = ({
  email,
  newEmail,
  thumbprint,
  place,
}: MailTransaction): MailParty => ({
  email,
  thumbprint,
  ip: place,
  isNewAddress: email === newEmail,
})

/**
 * Returns the limits of a mail (S-41). A device that is verified for the address has its own limit,
 * which requests from others cannot exhaust.
 */
export async function mailAllowances(
  { db, hash, config }: Pick<FrameContext, 'db' | 'hash' | 'config'>,
  { email, thumbprint, ip, isNewAddress }: MailParty,
): Promise<MailAllowances> {
  const ofKey = { key: `mail device ${thumbprint}`, rules: mailsPerDevice }
  const perNetwork = { limit: config.mailsPerNetwork, windowMs: mailsPerNetworkMs }
  const ofNetwork = { key: `mail ip ${hash('ip', toRateAddress(ip))}`, rules: [perNetwork] }
  const owner = await findUserByEmail(db, email)
  const device = await findDevice(db, { userId: owner?.id ?? '', thumbprint })
  if (device) {
    const own = { key: `mail known ${device.id}`, rules: mailsPerAddress }
    return { taken: [own, ofKey], noted: [ofNetwork] }
  }
  const kind = isNewAddress ? 'mail change' : 'mail'
  const ofAddress = { key: `${kind} ${hash('email', email)}`, rules: mailsPerAddress }
  return { taken: [ofAddress, ofKey, ofNetwork], noted: [] }
}

/**
 * Removes the required wait between two mails from the limits of a mail. The mail still counts for
 * the wait of later mails.
 */
export function withoutWait({ taken, noted }: MailAllowances): MailAllowances {
  const longer = taken.map(({ key, rules }) => ({ key, rules: rules.filter(isLonger) }))
  return {
    taken: longer.filter(({ rules }) => rules.length > 0),
    noted: [...noted, ...taken.filter(({ rules }) => !rules.some(isLonger))],
  }
}

const isLonger = ({ windowMs }: Rule) => windowMs > mailsPerDevice[0].windowMs

/** Wait in seconds before a mail can be sent again. */
export const resendAfterSeconds = mailsPerDevice[0].windowMs / 1_000
