export { connectOnce } from './connectOnce.ts'
export { startTestRelay, type TestRelay, testProjectId } from './testing/startTestRelay.ts'
