/** Everything that a page may name (docs/guides/wallets.md). Nobody answers at these addresses. */
export const services = {
  projectId: 'consumer',
  relayUrl: 'wss://relay.example.com',
  directoryUrl: 'https://wallets.example.com',
  blockchainApiUrl: 'https://chains.example.com',
  secureFrame: { url: 'https://secure.example.com/sdk' },
}
