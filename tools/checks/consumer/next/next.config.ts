/**
 * Content security policy of the page. It forbids `eval` and allows connections to two hosts.
 * Next's inline scripts need `unsafe-inline`.
 */
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
  // The build of the Vite page checks the types.
  typescript: { ignoreBuildErrors: true },
  // Each build is used only once, so a disk cache would cost more time than it saves.
  experimental: { turbopackFileSystemCacheForBuild: false },
}
