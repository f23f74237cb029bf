import type { AdminCommand } from '../AdminCommand.ts'
import { answerReport } from './answerReport.ts'
import { award } from './award.ts'
import { backup } from './backup.ts'
import { ban } from './ban.ts'
import { closeSeason } from './closeSeason.ts'
import { closeShop } from './closeShop.ts'
import { createSeason } from './createSeason.ts'
import { deletePlayer } from './deletePlayer.ts'
import { exportClub } from './exportClub.ts'
import { importClub } from './importClub.ts'
import { listPurchases } from './listPurchases.ts'
import { listReports } from './listReports.ts'
import { openShop } from './openShop.ts'
import { readData } from './readData.ts'
import { readPicture } from './readPicture.ts'
import { refundPurchase } from './refundPurchase.ts'
import { restore } from './restore.ts'
import { unban } from './unban.ts'

/** What operators can do, by the words they say it with. */
export const adminCommands: Readonly<Record<string, AdminCommand>> = {
  'create-season': createSeason,
  'close-season': closeSeason,
  award,
  export: exportClub,
  import: importClub,
  backup,
  restore,
  ban,
  unban,
  data: readData,
  delete: deletePlayer,
  reports: listReports,
  picture: readPicture,
  answer: answerReport,
  'shop-open': openShop,
  'shop-close': closeShop,
  'shop-purchases': listPurchases,
  'shop-refund': refundPurchase,
}
