export { connectOnce, deleteOnce } from '@latchkey/sandbox-wallet/walletconnect'
export { type RelayProcess, startRelayProcess } from './testing/startRelayProcess.ts'
export { startTestRelay, type TestRelay, testProjectId } from './testing/startTestRelay.ts'
