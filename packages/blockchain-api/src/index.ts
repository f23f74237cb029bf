export {
  type BlockchainApi,
  type CallOptions,
  type CreateBlockchainApiOptions,
  createBlockchainApi,
  type GatedCallOptions,
} from './createBlockchainApi.ts'
export {
  defineEndpoint,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
} from './defineEndpoint.ts'
export { getBalance, TokenBalance } from './endpoints/getBalance.ts'
export { getIdentity } from './endpoints/getIdentity.ts'
export { getSupportedChains } from './endpoints/getSupportedChains.ts'
export { getReasons, type Reason } from './getReasons.ts'
export { toRpcUrl } from './toRpcUrl.ts'
