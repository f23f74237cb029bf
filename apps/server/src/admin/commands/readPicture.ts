import * as z from 'zod'
import { readReportPicture } from '../../reports/pictures.ts'
import { defineCommand } from '../AdminCommand.ts'
import { AdminError } from '../AdminError.ts'

/** Admin command that writes the picture of a bug report to a file. */
export const readPicture = defineCommand({
  usage: 'picture <report> <file>',
  summary: 'Writes the picture of a report to a file (.webp).',
  toOrder: ({ report, file }) => ({ input: { report }, write: file, as: 'picture' }),
  input: z.strictObject({ report: z.string() }),
  async run({ db }, { report }) {
    const picture = await readReportPicture(db, { id: report })
    if (!picture) throw new AdminError(`There is no report "${report}" with a picture.`)
    return picture
  },
})
