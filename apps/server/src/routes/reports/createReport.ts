import { createReport as endpoint } from '@latchkey/product-api/endpoints'
import { changePolicy, readIdempotencyKey } from '@latchkey/service'
import { reportBodyLimitBytes } from '../../config/constants.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { runOnce } from '../../idempotency/runOnce.ts'
import { createReport as create } from '../../reports/createReport.ts'

export const createReport = defineRoute(endpoint, {
  ...changePolicy,
  access: 'session',
  owner: 'own-user',
  bodyLimitBytes: reportBodyLimitBytes,
  idempotency: 'keyed',
  async handle({ input, session: { userId }, request, context: { db, clock } }) {
    const now = clock.now()
    const call = { userId, key: readIdempotencyKey(request), path: endpoint.path, input, now }
    const report = await runOnce(db, call, (transaction) =>
      create(transaction, { userId, text: input, now }),
    )
    return { report }
  },
})
