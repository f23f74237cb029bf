import { pathToFileURL } from 'node:url'

/**
 * Arguments of `node` for a server: its preloads resolve the sandbox's host names and move its
 * clock.
 */
export const serverPreloads: readonly string[] = [
  'resolveLocalhost.ts',
  'moveServerClock.ts',
].flatMap((file) => ['--import', pathToFileURL(`${import.meta.dirname}/${file}`).href])
