import { pathToFileURL } from 'node:url'

/** Node arguments for a server that resolves the sandbox's host names and has a movable clock. */
export const serverPreloads: readonly string[] = [
  'resolveLocalhost.ts',
  'moveServerClock.ts',
].flatMap((file) => ['--import', pathToFileURL(`${import.meta.dirname}/${file}`).href])
