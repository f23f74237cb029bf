/**
 * All services that a page may configure (docs/guides/wallets.md). The addresses are unreachable.
 */
export const services = {
  projectId: 'consumer',
  relayUrl: 'wss://relay.example.com',
  directoryUrl: 'https://wallets.example.com',
  blockchainApiUrl: 'https://chains.example.com',
  secureFrame: { url: 'https://secure.example.com/sdk' },
}
