import type { AdminCommand } from '../AdminCommand.ts'
import { answerReport } from './answerReport.ts'
import { award } from './award.ts'
import { backup } from './backup.ts'
import { closeSeason } from './closeSeason.ts'
import { closeShop } from './closeShop.ts'
import { createSeason } from './createSeason.ts'
import { exportClub } from './exportClub.ts'
import { importClub } from './importClub.ts'
import { listPurchases } from './listPurchases.ts'
import { listReports } from './listReports.ts'
import { openShop } from './openShop.ts'
import { readPicture } from './readPicture.ts'
import { refundPurchase } from './refundPurchase.ts'
import { restore } from './restore.ts'

/** What operators can do, by the words they say it with. */
export const adminCommands: Readonly<Record<string, AdminCommand>> = {
  'create-season': createSeason,
  'close-season': closeSeason,
  award,
  export: exportClub,
  import: importClub,
  backup,
  restore,
  reports: listReports,
  picture: readPicture,
  answer: answerReport,
  'shop-open': openShop,
  'shop-close': closeShop,
  'shop-purchases': listPurchases,
  'shop-refund': refundPurchase,
}
