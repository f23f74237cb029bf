import { attachWorker, type WorkerScope } from './attachWorker.ts'

/**
 * Identifier of the build, which names the worker's cache. `vite.config.ts` replaces it at build
 * time.
 */
declare const __BUILD__: string

attachWorker(self as unknown as WorkerScope, __BUILD__)
