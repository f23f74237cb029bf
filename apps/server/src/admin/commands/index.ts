import type { AdminCommand } from '../AdminCommand.ts'
import { answerReport } from './answerReport.ts'
import { award } from './award.ts'
import { closeSeason } from './closeSeason.ts'
import { createSeason } from './createSeason.ts'
import { exportClub } from './exportClub.ts'
import { importClub } from './importClub.ts'
import { listReports } from './listReports.ts'

/** What operators can do, by the words they say it with. */
export const adminCommands: Readonly<Record<string, AdminCommand>> = {
  'create-season': createSeason,
  'close-season': closeSeason,
  award,
  export: exportClub,
  import: importClub,
  reports: listReports,
  answer: answerReport,
}
