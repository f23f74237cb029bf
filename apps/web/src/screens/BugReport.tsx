import { ReportScreen } from '../reports/ReportScreen.tsx'

/** The bug report screen: the form, and the player's reports with their status. */
export default function BugReport() {
  return <ReportScreen />
}
