export { headerCheckMs } from './config/constants.ts'
export { askSlowly } from './testing/askSlowly.ts'
export { createProgramRunner, type RunningProgram } from './testing/createProgramRunner.ts'
export {
  createTestBrowser,
  type TestBrowser,
  type TestBrowserOptions,
  type TestHeaders,
  type TestSite,
} from './testing/createTestBrowser.ts'
export { createTestClock } from './testing/createTestClock.ts'
export { createTestDestination } from './testing/createTestDestination.ts'
export { listenLocally } from './testing/listenLocally.ts'
export { emptyDatabase, openTestDatabase } from './testing/openTestDatabase.ts'
export { findPostgres, startPostgres, type TestPostgres } from './testing/startPostgres.ts'
export {
  type ProviderFault,
  startTestProvider,
  type TestProvider,
} from './testing/startTestProvider.ts'
