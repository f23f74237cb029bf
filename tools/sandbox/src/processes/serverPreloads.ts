import { pathToFileURL } from 'node:url'

/** Node's arguments for a server that knows the sandbox by the names that browsers know, and whose clock can be moved. */
export const serverPreloads: readonly string[] = [
  'resolveLocalhost.ts',
  'moveServerClock.ts',
].flatMap((file) => ['--import', pathToFileURL(`${import.meta.dirname}/${file}`).href])
