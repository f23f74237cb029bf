export {
  type MockEndpointOptions,
  type MockedAnswer,
  type MockedCall,
  mockEndpoint,
} from './testing/mockEndpoint.ts'
