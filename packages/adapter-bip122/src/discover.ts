export { createDiscovery } from './discover/createDiscovery.ts'
