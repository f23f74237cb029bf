export { startTestRelay, type TestRelay, testProjectId } from './testing/startTestRelay.ts'
