/**
 * URLs of all services that a page may configure (docs/guides/wallets.md). None of them is
 * reachable.
 */
export const services = {
  projectId: 'consumer',
  relayUrl: 'wss://relay.example.com',
  directoryUrl: 'https://wallets.example.com',
  blockchainApiUrl: 'https://chains.example.com',
  secureFrame: { url: 'https://secure.example.com/sdk' },
}
