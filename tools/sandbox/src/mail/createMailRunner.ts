import { createServerRunner } from '../processes/createServerRunner.ts'
import type { Runner } from '../processes/Service.ts'
import type { Mailbox } from './createMailbox.ts'
import { createMailService } from './createMailService.ts'
import { createSmtpServer } from './createSmtpServer.ts'

export type MailRunnerOptions = {
  readonly mailbox: Mailbox
  /** Port of the page that shows received mails. */
  readonly port: number
  readonly smtpPort: number
}

/**
 * Creates the service of the mail server and its inbox page, which is served at
 * `mail.latchkey.localhost`. Received mails survive a restart of the service.
 */
export function createMailRunner({ mailbox, port, smtpPort }: MailRunnerOptions): Runner {
  return createServerRunner({
    name: 'mail',
    title: 'Mailbox',
    port,
    create: () => {
      const [page, smtp] = [createMailService(mailbox), createSmtpServer(mailbox)]
      return {
        server: page.server,
        async listen(place) {
          await smtp.listen({ ...place, port: smtpPort })
          await page.listen(place)
        },
        async close() {
          await Promise.all([page.close(), smtp.close()])
        },
      }
    },
  })
}
