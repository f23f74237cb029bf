/**
 * The oldest supported browsers (K-WORLD-16). Build targets, documents and the check of built files
 * read this list. Firefox 115 is an extended support release.
 */
export const browserFloor = { chrome: '109', firefox: '115', safari: '16.4' } as const

/** The browser floor as a build target of esbuild and Vite, such as `chrome109`. */
export const scriptTargets = Object.entries(browserFloor).map(
  ([browser, version]) => `${browser}${version}`,
)
