export {
  type CreateRelayOptions,
  createRelay,
  type Relay,
  type RelayReport,
} from './createRelay.ts'
export { RelayFault } from './RelayFault.ts'
