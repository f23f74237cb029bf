import { toRateAddress } from '@latchkey/service'
import { mailsPerAddress, mailsPerDevice, mailsPerIp } from '../constants.ts'
import type { KeyedHash } from '../keys/keyedHash.ts'
import type { Allowance } from '../limits/takeAllowances.ts'

/** What a mail counts against (S-41). */
export function mailAllowances(
  hash: KeyedHash,
  { email, thumbprint, ip }: { email: string; thumbprint: string; ip: string },
): readonly Allowance[] {
  return [
    { key: `mail ${hash('email', email)}`, rules: mailsPerAddress },
    { key: `mail device ${thumbprint}`, rules: mailsPerDevice },
    { key: `mail ip ${hash('ip', toRateAddress(ip))}`, rules: mailsPerIp },
  ]
}

/** How long `resendMail` is refused after a mail. */
export const resendAfterSeconds = mailsPerDevice[0].windowMs / 1_000
