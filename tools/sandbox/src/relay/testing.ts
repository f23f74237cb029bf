export { connectOnce } from './connectOnce.ts'
export { deleteOnce } from './deleteOnce.ts'
export { type RelayProcess, startRelayProcess } from './testing/startRelayProcess.ts'
export { startTestRelay, type TestRelay, testProjectId } from './testing/startTestRelay.ts'
