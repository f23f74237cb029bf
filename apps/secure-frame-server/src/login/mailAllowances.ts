import { toRateAddress } from '@latchkey/service'
import { mailsPerAddress, mailsPerDevice, mailsPerNetworkMs } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import { findDevice } from '../devices/devices.ts'
import type { Allowance } from '../limits/takeAllowances.ts'
import { findUserByEmail } from '../users/users.ts'

/** Where a mail goes, and who has it sent: the device by its key, and where its request came from. */
export type MailParty = {
  readonly email: string
  readonly thumbprint: string
  readonly ip: string
}

/**
 * What a mail counts against (S-41). A device that is verified for the address has a budget of its own, which requests of
 * others never use up: neither those for the same address nor those from the same network.
 *
 * @returns `taken`: refuses when used up. `noted`: counts for what comes after, and refuses nothing now.
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

/** How long `resendMail` is refused after a mail. */
export const resendAfterSeconds = mailsPerDevice[0].windowMs / 1_000
