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

/**
 * Creates the HTTP server for received mails: a page for developers, and `GET /messages` for
 * programs. Requests cannot change anything (S-141).
 */
export function createMailService(mailbox: Mailbox): FastifyInstance {
  const app = createPageServer({
    page: 'mail/page',
    path: '/mail/page',
    styles: [...base.map((name) => `status/page/styles/${name}`), 'mail/page/styles/inbox'],
    connect: [],
  })
  app.get('/messages', async (request, reply) => {
    const filter = Filter.safeParse(request.query)
    if (!filter.success) return reply.code(400).send({ error: z.prettifyError(filter.error) })
    return { messages: mailbox.list(filter.data) }
  })
  return app
}
