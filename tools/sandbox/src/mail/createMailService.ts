import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { createPageServer } from '../pages/createPageServer.ts'
import type { Mailbox } from './createMailbox.ts'

const base = ['base', 'layout', 'lists', 'controls', 'header', 'messages']

const Filter = z.object({
  to: z.string().optional(),
  subject: z.string().optional(),
  after: z.coerce.number().int().min(0).optional(),
})

/** Shows the HTML of a mail with its own styles, but without scripts, forms and remote content. */
const htmlPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/**
 * Creates the HTTP server for received mails: a page for developers, `GET /messages` for
 * programs, and the HTML of single mails. Requests cannot change anything (S-141).
 */
export function createMailService(mailbox: Mailbox): FastifyInstance {
  const app = createPageServer({
    page: 'mail/page',
    path: '/mail/page',
    styles: [...base.map((name) => `status/page/styles/${name}`), 'mail/page/styles/inbox'],
    connect: [],
    showsFrames: true,
  })
  app.get('/messages', async (request, reply) => {
    const filter = Filter.safeParse(request.query)
    if (!filter.success) return reply.code(400).send({ error: z.prettifyError(filter.error) })
    return { messages: mailbox.list(filter.data) }
  })
  app.get<{ Params: { id: string } }>('/messages/:id/html', async (request, reply) => {
    const html = mailbox.readHtml(Number(request.params.id))
    if (html === undefined) return reply.callNotFound()
    // Links of the mail open in a new tab, because the mail is shown in a frame.
    return reply
      .header('content-security-policy', htmlPolicy)
      .type('text/html; charset=utf-8')
      .send(`<base target="_blank">${html}`)
  })
  return app
}
