export { type EndpointExample, examples } from './testing/examples.ts'
export {
  type MockEndpointOptions,
  type MockedAnswer,
  type MockedCall,
  mockEndpoint,
} from './testing/mockEndpoint.ts'
