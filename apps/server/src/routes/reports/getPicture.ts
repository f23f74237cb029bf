import { getPicture as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy } from '@latchkey/service'
import { RefusalError } from '../../errors/RefusalError.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { readReportPicture } from '../../reports/pictures.ts'

/**
 * Route that returns the picture of a bug report inside JSON. A file from a player thus never
 * becomes a document, script or image of this origin (S-110).
 */
export const getPicture = defineRoute(endpoint, {
  ...readPolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ input: { id }, session: { userId }, context: { db } }) {
    const picture = await readReportPicture(db, { id, userId })
    if (!picture) throw new RefusalError('not_found')
    return picture
  },
})
