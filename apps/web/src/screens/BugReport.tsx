import { ReportScreen } from '../reports/ReportScreen.tsx'

/** Reports of what went wrong, and what became of them. */
export default function BugReport() {
  return <ReportScreen />
}
