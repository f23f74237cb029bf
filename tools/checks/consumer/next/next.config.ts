/** Nothing is made from text, and two hosts are asked. The scripts that Next writes into the page need `unsafe-inline`. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https://wallets.example.com",
  "font-src 'self'",
  "connect-src 'self' https://wallets.example.com",
]

const key = 'Content-Security-Policy'

export default {
  headers: async () => [{ source: '/:path*', headers: [{ key, value: policy.join('; ') }] }],
  // The Vite page is where types are checked.
  typescript: { ignoreBuildErrors: true },
  // Built once and removed: a cache on the disk takes longer than it saves.
  experimental: { turbopackFileSystemCacheForBuild: false },
}
