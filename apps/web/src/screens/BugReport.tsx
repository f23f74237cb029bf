import { ReportScreen } from '../reports/ReportScreen.tsx'

/** The bug report screen: the report form, and the player's earlier reports with their status. */
export default function BugReport() {
  return <ReportScreen />
}
