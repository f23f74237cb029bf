/**
 * As the bundler of an app does it: files of their own for what is fetched later. In one file, each part that may be
 * fetched later is wrapped, which no app ever loads.
 */
const asApps = (config) => ({ ...config, format: 'esm', splitting: true })

/** Every import a user writes, gzip. */
export default [
  {
    name: '@latchkey/core { parseCaipNetworkId, formatAmount }',
    path: 'packages/core/dist/index.js',
    import: '{ parseCaipNetworkId, formatAmount }',
    limit: '1 kB',
  },
  {
    name: '@latchkey/core/networks { mainnet }',
    path: 'packages/core/dist/networks.js',
    import: '{ mainnet }',
    limit: '1 kB',
  },
  {
    name: '@latchkey/core/http',
    path: 'packages/core/dist/http.js',
    import: '*',
    limit: '12 kB',
  },
  {
    name: '@latchkey/core/sign-in',
    path: 'packages/core/dist/sign-in.js',
    import: '*',
    limit: '3 kB',
  },
  {
    name: '@latchkey/modal',
    path: 'packages/modal/dist/index.js',
    import: '*',
    limit: '1.2 kB',
  },
  {
    name: '@latchkey/blockchain-api { createBlockchainApi, getBalance }',
    path: 'packages/blockchain-api/dist/index.js',
    import: '{ createBlockchainApi, getBalance }',
    limit: '20 kB',
  },
  {
    name: '@latchkey/product-api { createProductApi, getSession }',
    path: 'packages/product-api/dist/index.js',
    import: '{ createProductApi, getSession }',
    limit: '22 kB',
  },
  {
    name: '@latchkey/adapter-eip155/discover',
    path: 'packages/adapter-eip155/dist/discover.js',
    import: '*',
    limit: '2 kB',
  },
  {
    name: '@latchkey/adapter-eip155',
    path: 'packages/adapter-eip155/dist/index.js',
    import: '*',
    limit: '45 kB',
  },
  {
    name: '@latchkey/adapter-solana/discover',
    path: 'packages/adapter-solana/dist/discover.js',
    import: '*',
    limit: '2 kB',
  },
  {
    name: '@latchkey/adapter-solana',
    path: 'packages/adapter-solana/dist/index.js',
    import: '*',
    limit: '42 kB',
  },
  {
    name: '@latchkey/adapter-bip122/discover',
    path: 'packages/adapter-bip122/dist/discover.js',
    import: '*',
    limit: '2 kB',
  },
  {
    name: '@latchkey/adapter-bip122',
    path: 'packages/adapter-bip122/dist/index.js',
    import: '*',
    limit: '62 kB',
  },
  {
    name: '@latchkey/kit { createKit, startKit }, with all it may fetch later but WalletConnect and logins',
    path: 'packages/kit/dist/index.js',
    import: '{ createKit, startKit }',
    ignore: ['@latchkey/walletconnect', '@latchkey/bridge', '../loginCode.js'],
    limit: '63 kB',
    modifyEsbuildConfig: asApps,
  },
  {
    name: "@latchkey/kit: the code of logins, with the frame's host and all it loads",
    path: 'packages/kit/dist/loginCode.js',
    ignore: ['@latchkey/walletconnect'],
    limit: '40 kB',
    modifyEsbuildConfig: asApps,
  },
  {
    name: '@latchkey/ui { Button }',
    path: 'packages/ui/dist/index.js',
    import: '{ Button }',
    ignore: ['react', 'react-dom'],
    limit: '2 kB',
  },
  {
    name: 'styles',
    path: 'packages/react/dist/styles.css',
    limit: '9 kB',
  },
  {
    name: '@latchkey/walletconnect, with what it loads for signatures',
    path: 'packages/walletconnect/dist/index.js',
    import: '*',
    limit: '154 kB',
  },
  {
    name: '@latchkey/bridge/host { createFrameHost }, beside the zod that the modal has loaded',
    path: 'packages/bridge/dist/host.js',
    import: '{ createFrameHost }',
    ignore: ['zod'],
    limit: '10.24 kB',
    modifyEsbuildConfig: asApps,
  },
  {
    name: '@latchkey/bridge/host { createFrameHost }, with the parts of zod it uses',
    path: 'packages/bridge/dist/host.js',
    import: '{ createFrameHost }',
    limit: '18 kB',
  },
  {
    name: '@latchkey/bridge/frame',
    path: 'packages/bridge/dist/frame.js',
    import: '*',
    limit: '15 kB',
  },
].map((line) => ({ ...line, gzip: true }))
