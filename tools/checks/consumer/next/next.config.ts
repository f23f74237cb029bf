/**
 * Forbids code from text, and allows connections to two hosts. Next's inline scripts need
 * `unsafe-inline`.
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
  // The Vite page checks the types.
  typescript: { ignoreBuildErrors: true },
  // Each build is used once, so a disk cache costs more time than it saves.
  experimental: { turbopackFileSystemCacheForBuild: false },
}
