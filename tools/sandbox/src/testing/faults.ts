/**
 * Entry for tests that run the sandbox's services in their own process, behind a gateway that can
 * disturb them.
 */
export { createDirectoryService } from '../directory/createDirectoryService.ts'
export { createFaults, type Faults } from '../gateway/createFaults.ts'
export { createGateway } from '../gateway/createGateway.ts'
export type { Fault } from '../gateway/Fault.ts'
export { closeServer, listen } from '../http/listen.ts'
export { createTestClient, stopTestClient } from '../relay/testing/createTestClient.ts'
export { startTestRelay, type TestRelay, testProjectId } from '../relay/testing/startTestRelay.ts'
export { startTestCluster } from '../solana/testing/startTestCluster.ts'
